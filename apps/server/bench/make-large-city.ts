import type { AddressBook, AddressRecord, StreetRecord } from '#geo/addresses/address-book.ts'
import type { CityPlan } from '#geo/demo/city-plan.ts'
import { privetny } from '#geo/demo/privetny.ts'
import { createRandom } from '#geo/demo/random.ts'
import { toEnglishName } from '#geo/demo/to-english-name.ts'

const starts =
  'Бело Верхне Нижне Ново Старо Красно Черно Зелено Синe Южно Северо Восточно Западно Средне Велико Мало Много Добро Свято Тихо'
const stems =
  'берез камен речн лугов полев горн лесн озерн морск садов мельн кузн гончар рыбац пушк стрел торгов ямск купеч ткац'
const ends = 'ая овая янская инская ецкая ильная'
const types = ['улица', 'улица', 'улица', 'переулок', 'проспект', 'набережная']

/** Houses on streets enough for a large country's capital, the same each time. */
export function makeLargeBook(streetCount: number, housesPerStreet: number): AddressBook {
  const random = createRandom(1)
  const pick = (words: string): string =>
    words.split(' ')[Math.floor(random() * words.split(' ').length)] ?? ''
  const streets: StreetRecord[] = []
  const addresses: AddressRecord[] = []
  for (let number = 0; number < streetCount; number++) {
    const ordinal = random() < 0.1 ? `${1 + Math.floor(random() * 9)}-я ` : ''
    const type = types[Math.floor(random() * types.length)] ?? ''
    const local = `${ordinal}${pick(starts)}${pick(stems)}${pick(ends)} ${type}`
    const [lng, lat] = [Math.round((37 + random()) * 1e7), Math.round((55 + random()) * 1e7)]
    const names = { local, inLocale: { en: toEnglishName(local) }, aliases: [] }
    streets.push({ id: `sw${number}`, cityNumber: 0, names, points: Int32Array.of(lng, lat) })
    for (let house = 1; house <= housesPerStreet; house++) {
      const ending = random() < 0.1 ? 'А' : ''
      const id = `w${addresses.length}`
      addresses.push({
        id,
        streetNumber: number,
        houseNumber: `${house}${ending}`,
        lngE7: lng + house * 3000,
        latE7: lat,
      })
    }
  }
  const city = {
    names: { local: 'Москва', inLocale: { en: 'Moscow' }, aliases: [] },
    region: undefined,
    country: undefined,
  }
  return { cities: [city], streets, addresses }
}

/** The invented city, many times as wide: about a hundred elements of OpenStreetMap for each crossing. */
export function makeLargePlan(columns: number, rows: number): CityPlan {
  const streetNames = Array.from({ length: 4 * (columns + rows) }, (_, index) => {
    const name = `${index + 1}-я Продольная улица`
    return { name, 'name:ru': name, 'name:en': toEnglishName(name) }
  })
  return { ...privetny, dataset: 'large', columns, rows, streetNames, pins: [] }
}
