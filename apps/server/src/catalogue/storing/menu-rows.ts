import type { Menu, Position, PositionGroup } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toFlag, toTextRows, toThingPhotoRows } from '#catalogue/storing/new-rows.ts'
import type { SomeRows } from '#catalogue/storing/stored-tables.ts'

export function toMenuRows(menu: Menu, brandId: number, ids: CatalogueIds): SomeRows {
  const id = ids.get('menu', menu.slug)
  return { menus: [{ id, brandId }], texts: toTextRows(id, { name: menu.name }) }
}

export function toGroupRows(group: PositionGroup, ids: CatalogueIds): SomeRows {
  const id = ids.get('group', group.slug)
  return {
    positionGroups: [{ id, menuId: ids.get('menu', group.menu), order: group.order }],
    thingPhotos: toThingPhotoRows(id, group.photos, ids),
    texts: toTextRows(id, { name: group.name }),
  }
}

export function toPositionRows(position: Position, ids: CatalogueIds): SomeRows {
  const positionId = ids.get('position', position.slug)
  const { name, description } = position
  return {
    positions: [
      {
        id: positionId,
        menuId: ids.get('menu', position.menu),
        groupId: position.group === null ? null : ids.get('group', position.group),
        order: position.order,
        priceMinor: position.priceMinor,
        measureValue: position.measure.value,
        measureUnit: position.measure.unit,
        isStoppedInFile: toFlag(position.isStopped),
        notAt: JSON.stringify(position.notAt),
      },
    ],
    positionEnergy: position.energy === null ? [] : [{ positionId, ...position.energy }],
    positionAllergens: position.allergens.map((allergen, place) => ({ positionId, place, allergen })),
    positionTags: position.tags.map((slug, place) => ({ positionId, place, tagId: ids.get('tag', slug) })),
    positionModifiers: position.modifiers.map(({ modifier, minCount, maxCount }, place) => ({
      positionId,
      place,
      modifierId: ids.get('modifier', modifier),
      minCount,
      maxCount,
    })),
    thingPhotos: toThingPhotoRows(positionId, position.photos, ids),
    texts: toTextRows(positionId, { name, description }),
  }
}

export function toMenus(rows: BrandRowSet): Menu[] {
  return rows.all('menus').map(({ id }) => ({ slug: rows.slug(id), name: rows.text(id, 'name') }))
}

export function toGroups(rows: BrandRowSet): PositionGroup[] {
  return rows.all('positionGroups').map(({ id, menuId, order }) => ({
    slug: rows.slug(id),
    menu: rows.slug(menuId),
    order,
    name: rows.text(id, 'name'),
    photos: rows.photos(id),
  }))
}

export function toPositions(rows: BrandRowSet): Position[] {
  return rows.all('positions').map((row) => {
    const { id } = row
    return {
      slug: rows.slug(id),
      menu: rows.slug(row.menuId),
      group: row.groupId === null ? null : rows.slug(row.groupId),
      order: row.order,
      name: rows.text(id, 'name'),
      description: rows.text(id, 'description'),
      priceMinor: row.priceMinor,
      measure: { value: row.measureValue, unit: row.measureUnit as Position['measure']['unit'] },
      energy: toEnergy(rows, id),
      allergens: rows
        .of('positionAllergens', id)
        .map(({ allergen }) => allergen as Position['allergens'][number]),
      tags: rows.of('positionTags', id).map(({ tagId }) => rows.slug(tagId)),
      modifiers: rows.of('positionModifiers', id).map(({ modifierId, minCount, maxCount }) => ({
        modifier: rows.slug(modifierId),
        minCount,
        maxCount,
      })),
      photos: rows.photos(id),
      isStopped: row.isStoppedInFile === 1,
      notAt: JSON.parse(row.notAt) as Position['notAt'],
    }
  })
}

function toEnergy(rows: BrandRowSet, positionId: number): Position['energy'] {
  const [row] = rows.of('positionEnergy', positionId)
  if (row === undefined) return null
  const { kcal, proteins, fats, carbs } = row
  return { kcal, proteins, fats, carbs }
}
