import type { RestoEvent } from '@lavash/contract/events'
import { parseStopKey, type StopPlace } from '#availability/stop-rows.ts'
import { stopsTopic } from '#catalogue/storing/apply-stops.ts'
import { catalogueTopic } from '#catalogue/versions/catalogue-topic.ts'
import { anyKey } from '#db/change-feed.ts'
import type { Change } from '#db/change-log.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'

/** A venue with listeners. `entry` is missing if its brand has left memory since. */
export interface HeardResto {
  readonly id: number
  readonly brandId: number
  readonly slug: string
  readonly entry: RestoEntry | undefined
  readonly isStopped: (positionId: number) => boolean
}

/**
 * Turns changes into events for one venue's customers. Events carry the current state, so a repeated event does no
 * harm.
 */
export function toRestoEvents(resto: HeardResto, changes: readonly Change[]): RestoEvent[] {
  const isCatalogueChanged = changes.some(
    ({ topic, key }) => key === anyKey || (topic === catalogueTopic && key === resto.slug),
  )
  // A client that reloads everything sees the stops as well.
  if (isCatalogueChanged) return [{ type: 'catalogue.changed' }]
  const places = changes.flatMap(({ topic, key }) => (topic === stopsTopic ? (parseStopKey(key) ?? []) : []))
  return toStopEvents(resto, places)
}

/** Without places in the row any venue may have changed. */
export function toStopEvents(resto: HeardResto, places: readonly StopPlace[] | undefined): RestoEvent[] {
  if (places === undefined) return [{ type: 'availability.changed' }]
  const here = places.filter(({ scopeId }) => scopeId === resto.id || scopeId === resto.brandId)
  const named = [...new Set(here.map(({ thingId }) => thingId))]
  const { entry, isStopped } = resto
  const isDish = (id: number): boolean =>
    entry?.menuIds.some((menuId) => entry.brand.menus.get(menuId)?.positionsById.has(id) === true) === true
  const own = named.filter(isDish)
  const stopped = own.filter(isStopped)
  const resumed = own.filter((id) => !isStopped(id))
  return [
    ...(stopped.length > 0 ? [{ type: 'position.stopped' as const, positionIds: stopped }] : []),
    ...(resumed.length > 0 ? [{ type: 'position.resumed' as const, positionIds: resumed }] : []),
    // A stopped modifier may stop dishes. The venue's availability lists them.
    ...(own.length < named.length ? [{ type: 'availability.changed' as const }] : []),
  ]
}
