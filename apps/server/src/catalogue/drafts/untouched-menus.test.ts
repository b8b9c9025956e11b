import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { listThings } from '#catalogue/drafts/catalogue-things.ts'
import { checkDraft } from '#catalogue/drafts/check-draft.ts'
import { toThingChanges } from '#catalogue/drafts/draft-files.ts'
import { type Thing, type ThingKind, thingKinds, type ThingValue } from '#catalogue/drafts/thing.ts'
import { findUntouchedMenus } from '#catalogue/drafts/untouched-menus.ts'
import { catalogueArbitrary, toldInTime } from '#catalogue/testing/catalogue-arbitrary.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

type Change = Parameters<typeof toThingChanges>[0][number]

const noOriginal = (sum: string): Promise<never> => Promise.reject(new Error(`No original ${sum}`))

/** Edits of every kind: right ones, wrong ones, and things that go. */
const edits: readonly ((value: ThingValue, catalogue: Catalogue) => ThingValue | null)[] = [
  () => null,
  (value) => ({ ...value, price: 77 }),
  (value) => ({ ...value, name: '' }),
  (value, { menus }) => ({ ...value, menu: menus.at(-1)?.slug, group: null }),
  (value) => ({ ...value, menu: 'nowhere' }),
  (value) => ({ ...value, tags: ['nothing'] }),
  (value) => ({ ...value, menus: [] }),
  (value, { menus }) => ({ ...value, menus: menus.map(({ slug }) => slug) }),
  (value, { positions }) => ({ ...value, positions: positions.map(({ slug }) => slug) }),
  (value, { groups }) => ({ ...value, groups: groups.map(({ slug }) => slug) }),
]

const draftArbitrary = catalogueArbitrary.chain((catalogue) => {
  const things = thingKinds.flatMap((kind) => listThings(catalogue, kind))
  const change = fc
    .tuple(fc.constantFrom<Thing>(...things), fc.constantFrom(...edits), fc.boolean())
    .map(([{ kind, key, value }, edit, isNew]): Change => {
      const changed = edit(value, catalogue)
      const canBeNew = isNew && changed !== null && isListed(kind)
      return canBeNew
        ? { kind, key: 'brand-new', value: { ...changed, slug: 'brand-new' } }
        : { kind, key, value: changed }
    })
  const changes = fc.uniqueArray(change, {
    maxLength: 3,
    selector: ({ kind, key }) => `${kind}/${key}`,
  })
  return changes.map((all) => ({ catalogue, changes: toThingChanges(all) }))
})

function isListed(kind: ThingKind): boolean {
  return kind === 'position' || kind === 'group' || kind === 'time-slot'
}

test(
  'menus that a draft does not touch need no check: the result is that of a check of everything',
  { timeout: 60_000 },
  async () => {
    const leftOut = { count: 0 }
    await fc.assert(
      fc.asyncProperty(draftArbitrary, async ({ catalogue, changes }) => {
        leftOut.count += findUntouchedMenus(catalogue, changes).size
        const whole = await checkDraft(catalogue, changes, noOriginal, new Set())
        const found = await checkDraft(catalogue, changes, noOriginal)
        expect(toTold(found.mistakes)).toEqual(toTold(whole.mistakes))
        expect(found.catalogue).toEqual(whole.catalogue)
      }),
      { numRuns: 60, ...toldInTime },
    )
    expect(leftOut.count).toBeGreaterThan(10)
  },
)

function toTold(mistakes: Awaited<ReturnType<typeof checkDraft>>['mistakes']): string[] {
  return mistakes.map(({ kind, key, field, problem }) => `${kind} ${key} ${field} ${problem}`).toSorted()
}

test('the price of a dish leaves every other menu out, and a modifier none', async () => {
  const catalogue = await readDemoBrand('ugolyok')
  const [dish] = listThings(catalogue, 'position')
  const [modifier] = listThings(catalogue, 'modifier')
  const edited = (thing: Thing | undefined): Change[] =>
    thing === undefined ? [] : [{ ...thing, value: { ...thing.value, price: 1 } }]
  const others = catalogue.menus.map(({ slug }) => slug).filter((slug) => slug !== dish?.value['menu'])
  expect([...findUntouchedMenus(catalogue, toThingChanges(edited(dish)))]).toEqual(others)
  expect([...findUntouchedMenus(catalogue, toThingChanges(edited(modifier)))]).toEqual([])
})

test.each<ThingKind>(['tag', 'modifier', 'resto', 'menu', 'group'])(
  'a %s that goes is missed where it is missed by a check of everything',
  async (kind) => {
    const catalogue = await readDemoBrand('ugolyok')
    for (const thing of listThings(catalogue, kind)) {
      const changes = toThingChanges([{ ...thing, value: null }])
      const whole = await checkDraft(catalogue, changes, noOriginal, new Set())
      const found = await checkDraft(catalogue, changes, noOriginal)
      expect(toTold(found.mistakes)).toEqual(toTold(whole.mistakes))
    }
  },
)
