import type { MenuSection } from '@lavash/rulebook/menu/menu-groups'

/** The sections up to the first `count` dishes. Empty sections are left out. */
export function takeFirstPositions<Item>(
  sections: readonly MenuSection<Item>[],
  count: number,
): MenuSection<Item>[] {
  let left = count
  return sections.flatMap((section) => {
    const positions = section.positions.slice(0, left)
    left -= positions.length
    return positions.length === 0 ? [] : [{ ...section, positions }]
  })
}
