import type { Catalogue, Slug } from '#catalogue/catalogue.ts'

/** Menus that were checked before and that nothing can have broken since: they are taken over as they are. */
export type LeftOut = Pick<Catalogue, 'menus' | 'groups' | 'positions' | 'files'>

export const nothingLeftOut: LeftOut = { menus: [], groups: [], positions: [], files: [] }

export function leaveOutMenus(
  catalogue: Catalogue,
  slugs: ReadonlySet<Slug>,
): { rest: Catalogue; leftOut: LeftOut } {
  if (slugs.size === 0) return { rest: catalogue, leftOut: nothingLeftOut }
  const { menus, groups, positions, files } = catalogue
  const [restMenus, leftMenus] = split(menus, ({ slug }) => slugs.has(slug))
  const [restGroups, leftGroups] = split(groups, ({ menu }) => slugs.has(menu))
  const [restPositions, leftPositions] = split(positions, ({ menu }) => slugs.has(menu))
  const shown = [...leftGroups, ...leftPositions].flatMap(({ photos }) => photos)
  const paths = new Set(shown.flatMap((photo) => (photo.kind === 'file' ? [photo.path] : [])))
  return {
    rest: { ...catalogue, menus: restMenus, groups: restGroups, positions: restPositions },
    leftOut: {
      menus: leftMenus,
      groups: leftGroups,
      positions: leftPositions,
      files: files.filter(({ path }) => paths.has(path)),
    },
  }
}

function split<T>(all: readonly T[], isLeft: (one: T) => boolean): [T[], T[]] {
  const rest: T[] = []
  const left: T[] = []
  for (const one of all) (isLeft(one) ? left : rest).push(one)
  return [rest, left]
}
