import { isTimeZone } from '@lavash/rulebook/time/time-zone'
import { toE164 } from '@lavash/rulebook/account/phone'
import type { Mistake } from '#catalogue/mistake.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { eachItem, toMistake, walk } from '#catalogue/parsing/walk.ts'
import { brandFile } from '#catalogue/schema/brand-file.ts'
import { city } from '#catalogue/schema/cities-file.ts'

/** Prices are kept, and told to banks, in hundredths: in these a bank would take a hundred times, or a tenth, of them. */
const withoutHundredths = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
)
const withThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

export function* checkBrand(sources: readonly SourceFile[]): Generator<Mistake> {
  for (const source of sources) {
    if (source.kind === 'brand') yield* checkBrandFile(source)
    if (source.kind === 'cities') yield* checkCities(source)
    if (source.kind === 'brand' || source.kind === 'resto') yield* checkContacts(source)
  }
}

function* checkBrandFile(source: SourceFile): Generator<Mistake> {
  for (const item of eachItem(source, [], brandFile)) {
    const { locales, defaultLocale, currency, defaults } = item.value
    if (!locales.includes(defaultLocale)) {
      yield toMistake(item, ['defaultLocale'], {
        problem: `the default language '${defaultLocale}' is not among the brand's`,
        expected: `one of ${locales.join(', ')}`,
      })
    }
    // A code Intl does not know would be shown as bare letters on every price.
    if (!Intl.supportedValuesOf('currency').includes(currency)) {
      yield toMistake(item, ['currency'], {
        problem: `there is no currency '${currency}'`,
        expected: 'an ISO 4217 code in use, such as RUB or EUR',
      })
    }
    if (withoutHundredths.has(currency) || withThousandths.has(currency)) {
      const parts = withThousandths.has(currency) ? 'thousandths' : 'no hundredths'
      yield toMistake(item, ['currency'], {
        problem: `${currency} has ${parts}, and all prices are kept in hundredths`,
        expected: 'a currency of a hundred parts, such as RUB or EUR',
      })
    }
    // Some of the three would choose nothing, and nobody would know why.
    const chosen = Object.keys(defaults ?? {}).length
    if (chosen > 0 && chosen < 3) {
      yield toMistake(item, ['defaults'], {
        problem: 'defaults of which one is missing',
        expected: 'city, deliveryMethod and resto together, or none of them',
      })
    }
  }
}

function* checkContacts(source: SourceFile): Generator<Mistake> {
  for (const item of walk(source, ['timeZone'])) {
    const { value } = item
    if (typeof value !== 'string') continue
    const isKnown: boolean = isTimeZone(value)
    if (!isKnown) {
      yield toMistake(item, [], {
        problem: `there is no time zone '${value}'`,
        expected: "a name such as 'Europe/Podgorica' or an offset such as '+03:00'",
      })
    }
  }
  const pattern = source.kind === 'brand' ? ['contacts', 'phones', '*'] : ['phones', '*']
  for (const item of walk(source, pattern)) {
    if (typeof item.value === 'string' && !(item.value.startsWith('+') && toE164(item.value))) {
      yield toMistake(item, [], {
        problem: `'${item.value}' is no phone number`,
        expected: "a number with its country code, such as '+7 900 000-00-00'",
      })
    }
  }
}

function* checkCities(source: SourceFile): Generator<Mistake> {
  for (const item of eachItem(source, ['*'], city)) {
    const { southWest, northEast } = item.value.bounds
    const { center } = item.value
    if (southWest.lat >= northEast.lat || southWest.lng >= northEast.lng) {
      yield toMistake(item, ['bounds'], {
        problem: 'the corners of the city are not in order',
        expected: 'a southWest corner south and west of northEast',
      })
    } else if (
      center.lat < southWest.lat ||
      center.lat > northEast.lat ||
      center.lng < southWest.lng ||
      center.lng > northEast.lng
    ) {
      yield toMistake(item, ['center'], {
        problem: 'the centre lies outside the bounds of the city',
        expected: 'a point within the bounds',
      })
    }
  }
}
