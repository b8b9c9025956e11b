import type { RestoEvent } from '@lavash/contract/events'
import { parseStopKey, type StopPlace } from '#availability/stop-rows.ts'
import { stopsTopic } from '#catalogue/storing/apply-stops.ts'
import { catalogueTopic } from '#catalogue/storing/stored-catalogue.ts'
import { anyKey } from '#db/change-feed.ts'
import type { Change } from '#db/change-log.ts'
import type { CatalogueIndex, RestoEntry } from '#serving/catalogue-index.ts'

/** What these changes mean to one venue's customers, told as things are now: told twice it does no harm. */
export function toRestoEvents(
  resto: RestoEntry,
  changes: readonly Change[],
  now: CatalogueIndex,
  isStopped: (positionId: number) => boolean,
): RestoEvent[] {
  const { slug } = resto.brand
  const isCatalogueChanged = changes.some(
    ({ topic, key }) => key === anyKey || (topic === catalogueTopic && key === slug),
  )
  // Whoever reads everything again sees the stops as well.
  if (isCatalogueChanged) return [{ type: 'catalogue.changed' }]
  const places = changes.flatMap(({ topic, key }) => (topic === stopsTopic ? (parseStopKey(key) ?? []) : []))
  return toStopEvents(resto, places, now, isStopped)
}

/** Without places anything may differ. */
export function toStopEvents(
  resto: RestoEntry,
  places: readonly StopPlace[] | undefined,
  now: CatalogueIndex,
  isStopped: (positionId: number) => boolean,
): RestoEvent[] {
  if (places === undefined) return [{ type: 'availability.changed' }]
  const here = places.filter(({ scopeId }) => scopeId === resto.id || scopeId === resto.brand.id)
  const named = [...new Set(here.map(({ thingId }) => thingId))]
  const isDish = (id: number): boolean =>
    resto.menuIds.some((menuId) => now.menus.get(menuId)?.positionsById.has(id) === true)
  const own = named.filter(isDish)
  const stopped = own.filter(isStopped)
  const resumed = own.filter((id) => !isStopped(id))
  return [
    ...(stopped.length > 0 ? [{ type: 'position.stopped' as const, positionIds: stopped }] : []),
    ...(resumed.length > 0 ? [{ type: 'position.resumed' as const, positionIds: resumed }] : []),
    // A modifier's item: which dishes it stops is in the venue's availability.
    ...(own.length < named.length ? [{ type: 'availability.changed' as const }] : []),
  ]
}
