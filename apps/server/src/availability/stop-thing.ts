import { type StopEnd, type Stop, toStopUntil } from '@lavash/rulebook/availability/stops'
import type { DayHours } from '@lavash/rulebook/time/week-ranges'
import type { TimeZone } from '@lavash/rulebook/time/time-zone'
import { addStop, removeStop, type StoppableKind } from '#availability/stop-rows.ts'
import type { Trx } from '#db/db.ts'

export interface Stoppable {
  readonly id: number
  readonly kind: StoppableKind
}

/** Whose clock and hours say when a day ends. */
export interface StopVenue {
  readonly id: number
  readonly hours: readonly DayHours[]
  readonly zone: TimeZone
}

export interface StopBrand {
  readonly id: number
  readonly venues: readonly StopVenue[]
}

export interface StopWish {
  readonly thing: Stoppable
  readonly brand: StopBrand
  /** One venue, or every venue of the brand. */
  readonly at: StopVenue | 'all'
  readonly end: StopEnd
  readonly nowMs: number
  readonly author: string
}

export interface StandingStop {
  /** The venue, or the brand for all of its venues. */
  readonly scopeId: number
  readonly stop: Stop
  readonly isChanged: boolean
}

/**
 * Stops a thing at a venue or everywhere. Where 'everywhere' ends at different moments, because venues close at
 * different hours or lie in different zones, each venue gets a stop of its own.
 */
export async function stopThing(trx: Trx, wish: StopWish): Promise<StandingStop[]> {
  const { thing, nowMs, author } = wish
  const standing: StandingStop[] = []
  for (const { scopeId, untilMs } of listScopes(wish)) {
    const place = { scopeId, thingId: thing.id }
    const added = { kind: thing.kind, sinceMs: nowMs, untilMs, author }
    standing.push({ scopeId, ...(await addStop(trx, place, added)) })
  }
  return standing
}

function listScopes({ at, brand, end, nowMs }: StopWish): { scopeId: number; untilMs: number | null }[] {
  const toScope = (venue: StopVenue) => ({ scopeId: venue.id, untilMs: toStopUntil(end, nowMs, venue) })
  if (at !== 'all') return [toScope(at)]
  const scopes = brand.venues.map(toScope)
  const [first] = scopes
  if (end.kind === 'further-notice' || first === undefined) return [{ scopeId: brand.id, untilMs: null }]
  const isSame = scopes.every(({ untilMs }) => untilMs === first.untilMs)
  return isSame ? [{ scopeId: brand.id, untilMs: first.untilMs }] : scopes
}

export interface ResumeWish {
  readonly thing: Pick<Stoppable, 'id'>
  readonly brand: StopBrand
  readonly at: Pick<StopVenue, 'id'> | 'all'
}

/**
 * Takes stops back: at a venue its own, everywhere all of them. Gives those that were taken away. A venue cannot have
 * back alone what is stopped everywhere.
 */
export async function resumeThing(trx: Trx, { thing, brand, at }: ResumeWish): Promise<Stop[]> {
  const scopes = at === 'all' ? [brand, ...brand.venues] : [at]
  const removed: Stop[] = []
  for (const scope of scopes) {
    const stop = await removeStop(trx, { scopeId: scope.id, thingId: thing.id })
    if (stop !== undefined) removed.push(stop)
  }
  return removed
}
