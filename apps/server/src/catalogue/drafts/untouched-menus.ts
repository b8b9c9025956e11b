import type { Catalogue, Slug } from '#catalogue/catalogue.ts'
import { findThing } from '#catalogue/drafts/catalogue-things.ts'
import type { ThingChanges } from '#catalogue/drafts/draft-files.ts'
import { type ThingKind, toThingId } from '#catalogue/drafts/thing.ts'

/** Dishes name these, or follow them: their languages, the bounds of what is chosen with them. */
const alwaysFelt: ReadonlySet<ThingKind> = new Set(['brand', 'modifier'])
/** Dishes name these: only one that goes breaks them. */
const feltWhenGone: ReadonlySet<ThingKind> = new Set(['tag', 'resto'])

/**
 * Menus that hold no changed thing and that no change can have broken. A check of all 10,000 dishes for the price of one
 * took a second of processor time.
 */
export function findUntouchedMenus(catalogue: Catalogue, changes: ThingChanges): ReadonlySet<Slug> {
  const touched = new Set<unknown>()
  for (const { kind, key, value } of changes.values()) {
    if (alwaysFelt.has(kind) || (value === null && feltWhenGone.has(kind))) return new Set()
    const before = findThing(catalogue, { kind, key })
    // Other bytes under the same name.
    if (kind === 'file' && before !== null) return new Set()
    if (kind === 'menu') touched.add(key)
    for (const state of [before, value]) {
      if (kind === 'position' || kind === 'group') touched.add(state?.['menu'])
      // A menu that the last venue gives up is a mistake of the menu.
      if (kind === 'resto') for (const menu of listMenus(state?.['menus'])) touched.add(menu)
    }
  }
  const { menus, groups, positions } = catalogue
  // A time slot for nothing but an empty menu or group is a mistake.
  const filled = new Set(positions.flatMap(({ menu, group }) => [`menu ${menu}`, `group ${group}`]))
  for (const { slug, menu } of groups) if (!filled.has(`group ${slug}`)) touched.add(menu)
  for (const { slug } of menus) if (!filled.has(`menu ${slug}`)) touched.add(slug)
  // Who names a menu that is not there is told all there are.
  const known = new Set<unknown>([undefined, ...menus.map(({ slug }) => slug)])
  for (const { kind, key } of changes.values()) if (kind === 'menu') known.add(key)
  if (![...touched].every((menu) => known.has(menu))) return new Set()
  const untouched = menus.map(({ slug }) => slug).filter((slug) => !touched.has(slug))
  const isChecked = (slug: Slug): boolean =>
    touched.has(slug) && changes.get(toThingId({ kind: 'menu', key: slug }))?.value !== null
  // The checks ask for one menu at least.
  return new Set(menus.some(({ slug }) => isChecked(slug)) ? untouched : untouched.slice(1))
}

function listMenus(value: unknown): unknown[] {
  if (!Array.isArray(value)) return []
  return value.map((one: unknown) =>
    typeof one === 'object' && one !== null ? Reflect.get(one, 'menu') : undefined,
  )
}
