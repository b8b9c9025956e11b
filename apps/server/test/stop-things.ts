import type { DemoServer } from './start-demo-server.ts'
import { addStop, removeStop, type StoppableKind, type StopPlace } from '#availability/stop-rows.ts'
import type { DemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { transaction } from '#db/transaction.ts'

interface Where {
  readonly brand?: DemoBrand
  readonly kind?: StoppableKind
  /** The venue's slug; all venues without one. */
  readonly at?: string
}

/** What the kitchen does during the day. Gives the number of what was stopped. */
export async function stop(
  server: DemoServer,
  slug: string,
  { untilMs = null, ...where }: Where & { readonly untilMs?: number | null } = {},
): Promise<number> {
  const place = toPlace(server, slug, where)
  const added = {
    kind: where.kind ?? 'position',
    sinceMs: server.clock.now(),
    untilMs,
    author: 'test',
  }
  await transaction(server.db, (trx) => addStop(trx, place, added))
  return place.thingId
}

export async function resume(server: DemoServer, slug: string, where: Where = {}): Promise<number> {
  const place = toPlace(server, slug, where)
  await transaction(server.db, (trx) => removeStop(trx, place))
  return place.thingId
}

function toPlace(server: DemoServer, slug: string, where: Where): StopPlace {
  const { brand = 'ugolyok', kind = 'position', at } = where
  return {
    scopeId: at === undefined ? server.id(brand, 'brand', brand) : server.id(brand, 'resto', at),
    thingId: server.id(brand, kind, slug),
  }
}
