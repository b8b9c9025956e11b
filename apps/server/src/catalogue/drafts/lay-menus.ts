import { type OwnedFile, withoutOrder } from '#catalogue/drafts/owned-file.ts'
import { type Thing, type ThingKind, type ThingName, toThingId } from '#catalogue/drafts/thing.ts'

/** A changed thing that names a menu or a group which is not there. */
export interface LostThing extends ThingName {
  readonly field: 'menu' | 'group'
  readonly named: string
  /** What there is. */
  readonly known: readonly string[]
}

interface MenuThings extends Readonly<Record<ThingKind, readonly Thing[]>> {}

/** Groups and dishes in their menus. A menu or a group that goes takes along what stands in it and was not changed. */
export function layMenus(
  { menu: menus, group: groups, position: positions }: MenuThings,
  changes: ReadonlyMap<string, unknown>,
): { files: OwnedFile[]; lost: LostThing[] } {
  const lost: LostThing[] = []
  const tell = (thing: Thing, field: LostThing['field'], known: readonly string[]): void => {
    const { kind, key, value } = thing
    if (changes.has(toThingId(thing))) lost.push({ kind, key, field, named: String(value[field]), known })
  }
  const menuKeys = menus.map(({ key }) => key)
  const groupsOf = Map.groupBy(groups, ({ value }) => value['menu'])
  const positionsOf = Map.groupBy(positions, ({ value }) => value['menu'])
  const known = new Set<unknown>(menuKeys)
  for (const thing of [...groups, ...positions])
    if (!known.has(thing.value['menu'])) tell(thing, 'menu', menuKeys)
  const files = menus.map((menu) => {
    const own = groupsOf.get(menu.key) ?? []
    const groupKeys = own.map(({ key }) => key)
    const byGroup = Map.groupBy(positionsOf.get(menu.key) ?? [], ({ value }) => value['group'] ?? null)
    for (const [group, things] of byGroup) {
      if (group === null || groupKeys.some((key) => key === group)) continue
      for (const thing of things) tell(thing, 'group', groupKeys)
    }
    return toMenuFile(menu, own, byGroup)
  })
  return { files, lost }
}

function toMenuFile(
  menu: Thing,
  groups: readonly Thing[],
  byGroup: ReadonlyMap<unknown, readonly Thing[]>,
): OwnedFile {
  const { slug: _slug, ...own } = menu.value
  const alone = byGroup.get(null) ?? []
  const value = {
    ...own,
    groups: groups.map((group) => {
      const { menu: _menu, ...rest } = group.value
      const positions = (byGroup.get(group.key) ?? []).map(toPosition)
      return { ...withoutOrder(rest), slug: group.key, positions }
    }),
    positions: alone.map(toPosition),
  }
  return {
    kind: 'menu',
    path: `catalogue/menus/${menu.key}.yaml`,
    value,
    ownerOf: ([list, index, inner, innerIndex, ...rest]) => {
      const at = (thing: Thing | undefined, field: readonly (string | number | undefined)[]) =>
        thing && { kind: thing.kind, key: thing.key, field: field.filter((step) => step !== undefined) }
      if (list === 'positions' && index !== undefined)
        return at(alone[Number(index)], [inner, innerIndex, ...rest])
      if (list !== 'groups' || index === undefined) return at(menu, [list, index, inner, innerIndex, ...rest])
      const group = groups[Number(index)]
      if (inner !== 'positions' || innerIndex === undefined) return at(group, [inner, innerIndex, ...rest])
      return at(byGroup.get(group?.key)?.[Number(innerIndex)], rest)
    },
  }
}

function toPosition({ key, value }: Thing): object {
  const { menu: _menu, group: _group, ...own } = value
  return { ...withoutOrder(own), slug: key }
}
