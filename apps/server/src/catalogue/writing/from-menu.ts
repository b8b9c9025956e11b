import type { Catalogue, Menu, Modifier, Position } from '#catalogue/catalogue.ts'
import type { MenuSource, PositionSource } from '#catalogue/schema/menu-file.ts'
import type { ModifierSource } from '#catalogue/schema/modifiers-file.ts'
import { fromLocalText, fromPhotos, fromPrice } from '#catalogue/writing/from-texts.ts'

type MenuParts = Pick<Catalogue, 'groups' | 'positions' | 'modifiers'>

export function fromMenu(menu: Menu, { groups, positions, modifiers }: MenuParts): MenuSource {
  const own = positions.filter((position) => position.menu === menu.slug)
  const ofGroup = (slug: string | null): PositionSource[] =>
    own
      .filter(({ group }) => group === slug)
      .toSorted((one, other) => one.order - other.order)
      .map((position) => fromPosition(position, modifiers))
  return {
    name: fromLocalText(menu.name),
    groups: groups
      .filter((group) => group.menu === menu.slug)
      .toSorted((one, other) => one.order - other.order)
      .map((group) => ({
        slug: group.slug,
        name: fromLocalText(group.name),
        photos: fromPhotos(group.photos),
        positions: ofGroup(group.slug),
      })),
    positions: ofGroup(null),
  }
}

export function fromPosition(position: Position, modifiers: readonly Modifier[]): PositionSource {
  return {
    slug: position.slug,
    name: fromLocalText(position.name),
    description: fromLocalText(position.description),
    price: fromPrice(position.priceMinor),
    measure: `${position.measure.value} ${position.measure.unit}`,
    ...(position.energy === null ? {} : { energy: position.energy }),
    allergens: position.allergens,
    tags: position.tags,
    modifiers: position.modifiers.map(({ modifier, minCount, maxCount }) => {
      const own = modifiers.find(({ slug }) => slug === modifier)
      const isPlain = own?.minCount === minCount && own.maxCount === maxCount
      return isPlain ? modifier : { modifier, min: minCount, max: maxCount }
    }),
    stopped: position.isStopped,
    notAt: position.notAt,
    ...(position.goesWith !== undefined && { goesWith: position.goesWith }),
    photos: fromPhotos(position.photos),
  }
}

export function fromModifier(modifier: Modifier): ModifierSource {
  return {
    slug: modifier.slug,
    name: fromLocalText(modifier.name),
    nameUi: fromLocalText(modifier.nameUi),
    min: modifier.minCount,
    max: modifier.maxCount,
    items: modifier.items.map((item) => ({
      slug: item.slug,
      name: fromLocalText(item.name),
      price: fromPrice(item.priceMinor),
      min: item.minCount,
      max: item.maxCount,
    })),
  }
}
