import type { RestoEvent } from '@lavash/contract/events'
import { catalogueTopic } from '#catalogue/storing/stored-catalogue.ts'
import { anyKey } from '#db/change-feed.ts'
import type { Change } from '#db/change-log.ts'
import type { CatalogueIndex, RestoEntry } from '#serving/catalogue-index.ts'

/** What these changes mean to one venue's customers, told as things are now: told twice it does no harm. */
export function toRestoEvents(
  resto: RestoEntry,
  changes: readonly Change[],
  now: CatalogueIndex,
): RestoEvent[] {
  const { slug } = resto.brand
  const isCatalogueChanged = changes.some(
    ({ topic, key }) => key === anyKey || (topic === catalogueTopic && key === slug),
  )
  // Whoever reads everything again sees the stops as well.
  if (isCatalogueChanged) return [{ type: 'catalogue.changed' }]
  const named = new Set(changes.flatMap(({ topic, key }) => (topic === catalogueTopic ? [] : [Number(key)])))
  const own = resto.menuIds
    .flatMap((menuId) => now.menus.get(menuId)?.positions ?? [])
    .flatMap(({ id }) => (named.has(id) ? [id] : []))
  const stopped = own.filter((id) => now.stoppedPositionIds.has(id))
  const resumed = own.filter((id) => !now.stoppedPositionIds.has(id))
  return [
    ...(stopped.length > 0 ? [{ type: 'position.stopped' as const, positionIds: stopped }] : []),
    ...(resumed.length > 0 ? [{ type: 'position.resumed' as const, positionIds: resumed }] : []),
  ]
}
