import type { Locale } from '@lavash/rulebook/site/locales'
import type { Menu, Modifier, Position, PositionGroup, PositionModifier } from '#catalogue/catalogue.ts'
import { getPriceMinor } from './parse-price.ts'
import { toLocalText, toPhotos } from './to-texts.ts'
import type { MenuSource, PositionSource } from '#catalogue/schema/menu-file.ts'

interface MenuParts {
  menu: Menu
  groups: PositionGroup[]
  positions: Position[]
}

/** The place in the file is the order on the screen. */
export function toMenuParts(
  slug: string,
  source: MenuSource,
  known: { locales: readonly Locale[]; modifiers: readonly Modifier[] },
): MenuParts {
  const groups = source.groups ?? []
  const place = (group: string | null) => (position: PositionSource, order: number) =>
    toPosition(position, { menu: slug, group, order }, known)
  return {
    menu: { slug, name: toLocalText(source.name, known.locales) },
    groups: groups.map((group, order) => ({
      slug: group.slug,
      menu: slug,
      order,
      name: toLocalText(group.name, known.locales),
      photos: toPhotos(group.photos),
    })),
    positions: [
      ...groups.flatMap((group) => group.positions.map(place(group.slug))),
      ...(source.positions ?? []).map(place(null)),
    ],
  }
}

function toPosition(
  source: PositionSource,
  place: Pick<Position, 'menu' | 'group' | 'order'>,
  known: { locales: readonly Locale[]; modifiers: readonly Modifier[] },
): Position {
  return {
    slug: source.slug,
    ...place,
    name: toLocalText(source.name, known.locales),
    description: toLocalText(source.description, known.locales),
    priceMinor: getPriceMinor(source.price),
    measure: toMeasure(source.measure),
    energy: source.energy ? { ...source.energy } : null,
    allergens: source.allergens ?? [],
    tags: source.tags ?? [],
    modifiers: (source.modifiers ?? []).map((given) => toPositionModifier(given, known.modifiers)),
    photos: toPhotos(source.photos),
    isStopped: source.stopped ?? false,
    notAt: source.notAt ?? [],
    ...(source.goesWith !== undefined && source.goesWith.length > 0 && { goesWith: source.goesWith }),
  }
}

function toMeasure(source: string): Position['measure'] {
  const [value, unit] = source.split(' ')
  if (unit !== 'g' && unit !== 'pc' && unit !== 'ml' && unit !== 'cm') {
    throw new RangeError(`Not a measure: '${source}'`)
  }
  return { value: Number(value), unit }
}

function toPositionModifier(
  source: NonNullable<PositionSource['modifiers']>[number],
  modifiers: readonly Modifier[],
): PositionModifier {
  const given = typeof source === 'string' ? { modifier: source } : source
  const own = modifiers.find(({ slug }) => slug === given.modifier)
  if (!own) throw new RangeError(`Unknown modifier: '${given.modifier}'`)
  return {
    modifier: given.modifier,
    minCount: given.min ?? own.minCount,
    maxCount: given.max ?? own.maxCount,
  }
}
