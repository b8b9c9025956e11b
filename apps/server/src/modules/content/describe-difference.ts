import type { Difference } from '@lavash/contract/content'
import type { Locale } from '@lavash/rulebook/site/locales'
import { findThing } from '#catalogue/drafts/catalogue-things.ts'
import type { DraftThing } from '#catalogue/drafts/draft-rows.ts'
import { listTouched, type Touched } from '#catalogue/drafts/list-touched.ts'
import { mergeThing } from '#catalogue/drafts/merge-thing.ts'
import type { ThingName, ThingValue } from '#catalogue/drafts/thing.ts'
import { toServerText } from '#error-message.ts'
import { describeField, listChangedFields } from '#modules/content/changed-fields.ts'
import type { Unchanged } from '#plugins/serve.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

type ThingDifference = Unchanged<Difference>['things'][number]

const maxNames = 3

/** What a publication of the draft would change, in the words of the reader. */
export function describeDifference(
  brand: BrandEntry,
  draft: readonly DraftThing[],
  locale: Locale,
): Unchanged<Difference> {
  return { version: brand.version, things: draft.map((row) => describeThing(brand, row, locale)) }
}

function describeThing({ catalogue }: BrandEntry, row: DraftThing, locale: Locale): ThingDifference {
  const { kind, key, revision, author, at } = row
  const published = findThing(catalogue, row)
  const { value, clashes } = mergeThing({ ...row, published })
  const change = published === null ? 'NEW' : value === null ? 'DELETED' : 'CHANGED'
  const name = toName(row, value ?? published, locale)
  const { currency } = catalogue.brand
  const fields =
    published === null || value === null
      ? []
      : listChangedFields(published, value).map((field) => describeField(field, { locale, currency }))
  const thing = toServerText(`text.thing.${kind}`, locale)
  return {
    kind,
    key,
    revision,
    change,
    name,
    fields,
    words: toServerText(`text.change.${change}`, locale, {
      thing,
      name,
    }),
    touches: listTouched(catalogue, row).map((touched) => describeTouched(touched, locale)),
    clashes: [...clashes],
    author,
    at: new Date(at).toISOString(),
  }
}

function describeTouched({ kind, things }: Touched, locale: Locale): ThingDifference['touches'][number] {
  const names = things
    .slice(0, maxNames)
    .map(({ key, name }) => name?.[locale] ?? Object.values(name ?? {})[0] ?? key)
  const rest = things.length > maxNames ? ', …' : ''
  const count = things.length
  const words = toServerText(`text.things.${kind}`, locale, { count, names: names.join(', ') + rest })
  return { kind, count, words }
}

function toName({ key }: ThingName, value: ThingValue | null, locale: Locale): string {
  const name = value?.['name']
  if (typeof name === 'string') return name
  if (typeof name !== 'object' || name === null) return key
  const texts = name as Readonly<Record<string, unknown>>
  const text = texts[locale] ?? Object.values(texts)[0]
  return typeof text === 'string' ? text : key
}
