import type { Modifier, ModifierItem, Slug } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toModifierItemSlug } from '#catalogue/storing/catalogue-kinds.ts'
import { toTextRows } from '#catalogue/storing/new-rows.ts'
import type { SomeRows } from '#catalogue/storing/stored-tables.ts'

export function toModifierRows(
  modifier: Modifier,
  at: { brandId: number; place: number },
  ids: CatalogueIds,
): SomeRows {
  const { slug, name, nameUi, minCount, maxCount } = modifier
  const id = ids.get('modifier', slug)
  const itemId = (item: ModifierItem): number => ids.get('modifier-item', toModifierItemSlug(slug, item.slug))
  return {
    modifiers: [{ id, ...at, minCount, maxCount }],
    modifierItems: modifier.items.map((item, place) => ({
      id: itemId(item),
      modifierId: id,
      place,
      priceMinor: item.priceMinor,
      minCount: item.minCount,
      maxCount: item.maxCount,
    })),
    texts: [
      ...toTextRows(id, { name, nameUi }),
      ...modifier.items.flatMap((item) => toTextRows(itemId(item), { name: item.name })),
    ],
  }
}

export function toModifiers(rows: BrandRowSet): Modifier[] {
  return rows.all('modifiers').map(({ id, minCount, maxCount }) => ({
    slug: rows.slug(id),
    name: rows.text(id, 'name'),
    nameUi: rows.text(id, 'nameUi'),
    minCount,
    maxCount,
    items: toItems(rows, id),
  }))
}

function toItems(rows: BrandRowSet, modifierId: number): ModifierItem[] {
  const own: Slug = toModifierItemSlug(rows.slug(modifierId), '')
  return rows.of('modifierItems', modifierId).map(({ id, priceMinor, minCount, maxCount }) => ({
    slug: rows.slug(id).slice(own.length),
    name: rows.text(id, 'name'),
    priceMinor,
    minCount,
    maxCount,
  }))
}
