import { afterAll, afterEach, beforeAll, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import { type Change, recordChange } from '#db/change-log.ts'
import { transaction } from '#db/transaction.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import { PersonalStreams } from '#plugins/personal-streams.ts'
import { endedFamilyTopic } from '#tokens/ended-families.ts'

let server: TestServer
let personal: PersonalStreams

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  personal = new PersonalStreams(server)
})
afterEach(() => personal.close())

const later = () => server.clock.now() + 60_000

function makeStream(): EventStream & { close: Mock<() => void> } {
  return { close: vi.fn<() => void>() } as unknown as EventStream & { close: Mock<() => void> }
}

function begin(familyId: string | undefined, expiresAt = later()) {
  const lease = personal.begin({ personId: 'anna', familyId, expiresAt })
  const stream = makeStream()
  return { lease, stream }
}

const endFamily = (familyId: string) =>
  transaction(server.db, (trx) => recordChange(trx, endedFamilyTopic, familyId))

test('the end of a sign-in closes its streams once and no others', async () => {
  const mine = begin('family-1')
  const also = begin('family-1')
  const other = begin('family-2')
  const nameless = begin(undefined)
  for (const { lease, stream } of [mine, also, other, nameless]) lease.attach(stream)
  await endFamily('family-1')
  await vi.waitFor(() => expect(also.stream.close).toHaveBeenCalledOnce(), 10_000)
  await endFamily('family-1')
  await endFamily('family-2')
  await vi.waitFor(() => expect(other.stream.close).toHaveBeenCalledOnce(), 10_000)
  expect(mine.stream.close).toHaveBeenCalledOnce()
  expect(nameless.stream.close).not.toHaveBeenCalled()
})

test('a sign-in that ends while it is looked up closes the stream as soon as there is one', async () => {
  const { lease, stream } = begin('family-3')
  const witness = begin('family-3')
  witness.lease.attach(witness.stream)
  await endFamily('family-3')
  await vi.waitFor(() => expect(witness.stream.close).toHaveBeenCalledOnce(), 10_000)
  lease.attach(stream)
  expect(stream.close).toHaveBeenCalledOnce()
})

test('a stream lives until the second its token expires, and a released one is left alone', async () => {
  const now = server.clock.now()
  const first = begin(undefined, now + 1000)
  const second = begin(undefined, now + 1001)
  const left = begin(undefined, now + 1000)
  for (const { lease, stream } of [first, second, left]) lease.attach(stream)
  left.lease.release()
  server.clock.advanceMs(1000)
  await vi.waitFor(() => expect(first.stream.close).toHaveBeenCalledOnce(), 10_000)
  expect(second.stream.close).not.toHaveBeenCalled()
  server.clock.advanceMs(1)
  await vi.waitFor(() => expect(second.stream.close).toHaveBeenCalledOnce(), 10_000)
  expect(left.stream.close).not.toHaveBeenCalled()
})

test('where nobody knows which sign-ins have ended, every stream is closed and comes back to be checked', () => {
  let tell: (change: Change) => void = () => undefined
  const changes = {
    subscribe: (_topic: string, listener: (change: Change) => void) => {
      tell = listener
      return () => undefined
    },
  } as unknown as ChangeFeed
  const streams = new PersonalStreams({ clock: server.clock, changes })
  const opened = ['family-1', 'family-2'].map((familyId) => {
    const stream = makeStream()
    streams.begin({ personId: 'anna', familyId, expiresAt: later() }).attach(stream)
    return stream
  })
  tell({ id: 1, topic: endedFamilyTopic, key: anyKey })
  for (const stream of opened) expect(stream.close).toHaveBeenCalledOnce()
  streams.close()
})
