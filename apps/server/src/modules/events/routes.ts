import type { RestoEvent } from '@lavash/contract/events'
import type { FastifyInstance } from 'fastify'
import type { AvailabilityMemory } from '#availability/availability-memory.ts'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { stopsTopic } from '#catalogue/storing/apply-stops.ts'
import { catalogueTopic } from '#catalogue/versions/catalogue-topic.ts'
import { refuse } from '#errors.ts'
import { toCallerKey } from '#plugins/caller-key.ts'
import { ListenerPlaces } from '#plugins/listener-places.ts'
import { findMissedChanges } from '#db/find-missed-changes.ts'
import { RestoAudience, toHoursEvent } from '#modules/events/resto-audience.ts'
import { toRestoEvents } from '#modules/events/to-resto-events.ts'
import { openEventStream } from '#plugins/event-stream.ts'
import { serve } from '#plugins/serve.ts'
import type { Serving } from '#serving/serving.ts'

/** A whole mobile network can share one address. */
const listenerLimits = { max: 10_000, maxEach: 500 }
const comeBackSeconds = 30
const heardTopics = [catalogueTopic, stopsTopic]

export interface EventParts {
  readonly serving: Serving
  readonly availability: AvailabilityMemory
  readonly clock: Clock
  readonly db: Db
}

export function registerRestoEvents(app: FastifyInstance, parts: EventParts): void {
  const { serving, availability, clock, db } = parts
  const { catalogue } = serving
  const audience = new RestoAudience(catalogue, availability, clock)
  const places = new ListenerPlaces(listenerLimits)
  app.addHook('onClose', async () => audience.close())

  serve(app, 'restos.events', async (request, reply) => {
    const resto = await serving.findResto(request.params.restoId)
    if (resto === undefined) return refuse('resto.not-found')
    const caller = toCallerKey(request.ip)
    const place = places.take(caller)
    if (place !== 'taken') {
      const code = place === 'full' ? 'server.unavailable' : 'request.too-many'
      return refuse(code, { retryAfterSeconds: comeBackSeconds })
    }
    const stream = openEventStream(request, reply, () => {
      audience.leave(resto.id, stream)
      places.giveBack(caller)
    })
    // First the place in the room, then the past: what happens in between is told twice rather than not at all.
    audience.join(resto, stream)
    try {
      // What was heard is in memory then, so that nothing old is told as new.
      await catalogue.settle()
      const { upToId } = audience
      for (const data of await findMissed(request.headers['last-event-id'])) stream.send({ data })
      // Not the id it came with: once that is pruned, each return would read everything again.
      stream.mark(upToId)
    } catch (error) {
      // It comes back with the same id and asks again.
      stream.close()
      throw error
    }
    return reply

    async function findMissed(since: string | undefined): Promise<RestoEvent[]> {
      if (since === undefined) return []
      const { lastId } = catalogue
      const changes = /^\d{1,15}$/.test(since)
        ? await findMissedChanges(db.read, heardTopics, Number(since))
        : undefined
      const current = await serving.findResto(request.params.restoId)
      if (changes === undefined || current === undefined) return [{ type: 'catalogue.changed' }]
      // What this process has not heard yet it will tell when it has.
      const known = changes.filter(({ id, topic }) => topic === stopsTopic || id <= lastId)
      return [
        ...toRestoEvents(audience.toHeard(current), known),
        // The hour is not in the log: whoever was away is told how it is now.
        toHoursEvent(audience.isOpen(current)),
      ]
    }
  })
}
