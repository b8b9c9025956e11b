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

/** Limit per address. A whole mobile network may share one address. */
const listenerLimits = { max: 10_000, maxEach: 500 }
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
    const full = places.admit(caller)
    if (full !== undefined) return full
    const stream = openEventStream(request, reply, () => {
      audience.leave(resto.id, stream)
      places.giveBack(caller)
    })
    // Subscribe first, then read the past: an event in between is sent twice, and none is lost.
    audience.join(resto, stream)
    try {
      // The changes up to here are in memory now, so none of them is sent as new.
      await catalogue.settle()
      const { upToId } = audience
      for (const data of await findMissed(request.headers['last-event-id'])) stream.send({ data })
      // Send the newest id, not the client's own: once that one is pruned, each reconnect would read everything
      // again.
      stream.mark(upToId)
    } catch (error) {
      // The client reconnects with the same id.
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
      // Later changes arrive when this process reads them from the log.
      const known = changes.filter(({ id, topic }) => topic === stopsTopic || id <= lastId)
      return [
        ...toRestoEvents(audience.toHeard(current), known),
        // The hour is not in the change log, so a client that was away gets the current state.
        toHoursEvent(audience.isOpen(current)),
      ]
    }
  })
}
