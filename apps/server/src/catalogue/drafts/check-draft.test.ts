import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { findThing } from '#catalogue/drafts/catalogue-things.ts'
import { checkDraft } from '#catalogue/drafts/check-draft.ts'
import { toThingChanges } from '#catalogue/drafts/draft-files.ts'
import type { ThingKind, ThingValue } from '#catalogue/drafts/thing.ts'
import { catalogueArbitrary, toldInTime } from '#catalogue/testing/catalogue-arbitrary.ts'
import { type DemoBrand, readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

const noOriginal = (sum: string): Promise<never> => Promise.reject(new Error(`No original ${sum}`))
const check = (catalogue: Catalogue, ...changes: Parameters<typeof toThingChanges>[0]) =>
  checkDraft(catalogue, toThingChanges(changes), noOriginal)

test.each<DemoBrand>(['ugolyok', 'primorje-grill'])(
  'a draft that changes nothing of %s gives the same brand',
  async (brand) => {
    const catalogue = await readDemoBrand(brand)
    expect(await check(catalogue)).toEqual({ catalogue, mistakes: [] })
  },
)

test(
  'a draft that changes nothing gives the same brand, whatever is in it',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(catalogueArbitrary, async (catalogue) => {
        expect(await check(catalogue)).toEqual({ catalogue, mistakes: [] })
      }),
      { numRuns: 40, ...toldInTime },
    )
  },
)

test('a new dish stands where its order says, and the others keep theirs', async () => {
  const catalogue = await readDemoBrand('ugolyok')
  const dish = get(catalogue, 'position', 'shawarma-lavash')
  const added = { kind: 'position', key: 'soup', value: { ...dish, slug: 'soup', order: 0.5 } } as const
  const { catalogue: now } = await check(catalogue, added)
  const slugsOf = ({ positions }: Catalogue): string[] =>
    positions.filter(({ group }) => group === dish['group']).map(({ slug }) => slug)
  const [first, ...rest] = slugsOf(catalogue)
  expect(slugsOf(now as Catalogue)).toEqual([first, 'soup', ...rest])
})

test('a group that goes takes its dishes along, a menu its groups, a venue its zones', async () => {
  const catalogue = await readDemoBrand('primorje-grill')
  const [menu, resto] = [catalogue.menus[0]?.slug ?? '', catalogue.restos[0]?.slug ?? '']
  const restos = catalogue.restos.map(({ slug }) => ({
    kind: 'resto' as const,
    key: slug,
    value: slug === resto ? null : { ...get(catalogue, 'resto', slug), menus: [] },
  }))
  const { mistakes } = await check(catalogue, { kind: 'menu', key: menu, value: null }, ...restos)
  const told = mistakes.filter(({ kind }) => ['group', 'position', 'zone'].includes(kind))
  expect(told).toEqual([])
})

describe('a mistake is told at its thing and field', () => {
  const cases: [ThingKind, string, ThingValue, string, RegExp][] = [
    ['position', 'shawarma-lavash', { price: 'dear' }, 'price', /'price' is 'dear'/],
    ['position', 'shawarma-lavash', { name: { ru: 'Шаурма' } }, 'name', /no text in en/],
    ['position', 'shawarma-lavash', { tags: ['nothing'] }, 'tags.0', /there is no tag 'nothing'/],
    ['position', 'shawarma-lavash', { menu: 'nowhere' }, 'menu', /there is no menu 'nowhere'/],
    ['position', 'shawarma-lavash', { group: 'nowhere' }, 'group', /there is no group 'nowhere'/],
    ['position', 'shawarma-lavash', { photos: ['images/no.jpg'] }, 'photos.0', /there is no file/],
    ['group', 'shawarma', { name: '' }, 'name', /'name' is ''/],
    ['menu', 'main', { name: 7 }, 'name', /'name' is 7/],
    ['resto', 'centre', { cities: ['atlantis'] }, 'cities.0', /there is no city 'atlantis'/],
    ['contacts', 'contacts', { phones: ['12'] }, 'phones.0', /'12' is no phone number/],
    ['brand', 'brand', { defaultLocale: 'cnr' }, 'defaultLocale', /not among the brand's/],
    ['look', 'look', { theme: 'blue' }, 'theme', /'theme' is 'blue'/],
    ['look', 'look', { logo: '<svg><script/></svg>' }, 'logo', /the logo holds/],
    [
      'look',
      'look',
      { tokens: { text: { light: '#fff', dark: '#000' } } },
      'tokens.text',
      /--text #fff on --ground .* has a contrast of/,
    ],
    [
      'look',
      'look',
      { tokens: { 'radius-s': '1px; } body { color: red' } },
      'tokens.radius-s',
      /--radius-s is/,
    ],
    ['page', 'about', { markdown: { ru: '', en: 'About' } }, 'markdown.ru', /no text in 'ru'/],
    ['promo-code', 'УГОЛЬ20', { percent: 200 }, 'percent', /'percent' is 200/],
  ]
  test.each(cases)('%s %s with %j', async (kind, key, fields, field, problem) => {
    const catalogue = await readDemoBrand('ugolyok')
    const value = { ...get(catalogue, kind, key), ...fields }
    const { catalogue: result, mistakes } = await check(catalogue, { kind, key, value })
    expect(result).toBeNull()
    expect(mistakes).toContainEqual(
      expect.objectContaining({ kind, key, field, problem: expect.stringMatching(problem) as string }),
    )
  })

  test('a zone outside its city', async () => {
    const catalogue = await readDemoBrand('ugolyok')
    const [zone] = catalogue.zones
    const key = zone?.slug ?? ''
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ]
    const value = { ...get(catalogue, 'zone', key), geometry: { type: 'Polygon', coordinates: [ring] } }
    const { mistakes } = await check(catalogue, { kind: 'zone', key, value })
    expect(mistakes).toMatchObject([{ kind: 'zone', key, field: 'geometry.coordinates.0' }])
  })

  test('at those that use what goes', async () => {
    const catalogue = await readDemoBrand('ugolyok')
    const modifier = catalogue.positions.flatMap(({ modifiers }) => modifiers)[0]?.modifier ?? ''
    const { mistakes } = await check(catalogue, { kind: 'modifier', key: modifier, value: null })
    expect(mistakes).toContainEqual(
      expect.objectContaining({ kind: 'position', problem: `there is no modifier '${modifier}'` }),
    )
  })
})

function get(catalogue: Catalogue, kind: ThingKind, key: string): ThingValue {
  const value = findThing(catalogue, { kind, key })
  if (value === null) throw new Error(`The brand has no ${kind} ${key}`)
  return value
}
