import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Memory } from './fresh-or-kept.ts'

const patienceMs = 4000
const impatienceMs = 500
const giveUpMs = 10_000
const mostPatienceMs = 15_000
const address = 'https://shop.example/1/p/cities'

const told: boolean[] = []
const page = { postMessage: ({ isAway }: { isAway: boolean }) => told.push(isAway) }
const memory: Memory = { keep: async () => undefined, find: async () => new Response('kept') }
const emptyMemory: Memory = { ...memory, find: async () => undefined }

type Asked = Parameters<typeof fetch>
/** What the network answers. The clock is the request that the worker sends by itself. */
let answer: (...asked: Asked) => Promise<Response>
let answerClock: () => Promise<Response>

const speak = () => Promise.resolve(new Response('fresh'))
const refuse = (status: number) => () => Promise.resolve(new Response('refused', { status }))
const fail = () => Promise.reject(new TypeError('no network'))
/** Like fetch: silent until it is aborted. */
const keepSilent = (...[, init]: Asked) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })
const speakAfter =
  (ms: number) =>
  (...[, init]: Asked) =>
    new Promise<Response>((resolve, reject) => {
      setTimeout(() => resolve(new Response('fresh')), ms)
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })

beforeEach(() => {
  vi.useFakeTimers()
  // Each test loads the module anew, because the module keeps what it knows of the network.
  vi.resetModules()
  told.length = 0
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve([page]) } })
  vi.stubGlobal('fetch', (...asked: Asked) => (asked[0] === '/1/now' ? answerClock() : answer(...asked)))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function startWorker() {
  const { freshOrKept, tellAway } = await import('./fresh-or-kept.ts')
  /** What was answered within this time, if anything. */
  const answerWithin = async (ms: number, given = memory, request = new Request(address)) => {
    const words: string[] = []
    freshOrKept(request, given).then(
      async (response) => void words.push(await response.text()),
      () => void words.push('failed'),
    )
    await vi.advanceTimersByTimeAsync(ms)
    return words[0]
  }
  return { answerWithin, tellAway }
}

test('what the network answers is the answer, and nobody is told anything', async () => {
  const { answerWithin } = await startWorker()
  answer = speak
  expect(await answerWithin(0)).toBe('fresh')
  expect(told).toEqual([])
})

test('what fails is answered from memory at once, and told if the clock fails as well', async () => {
  const { answerWithin } = await startWorker()
  answer = fail
  answerClock = speak
  expect(await answerWithin(1)).toBe('kept')
  expect(told).not.toContain(true)
  answerClock = fail
  expect(await answerWithin(1)).toBe('kept')
  expect(await answerWithin(1)).toBe('kept')
  expect(told.filter(Boolean)).toEqual([true])
  expect(await answerWithin(1, emptyMemory)).toBe('failed')
})

test.each([502, 503, 504])(
  'a proxy that answers %i in the place of the server is a network that fails',
  async (status) => {
    const { answerWithin, tellAway } = await startWorker()
    answer = refuse(status)
    answerClock = refuse(status)
    expect(await answerWithin(1, emptyMemory)).toBe('refused')
    expect(await answerWithin(1)).toBe('kept')
    expect(told).toEqual([true])
    await tellAway(page, Date.now())
    expect(told).not.toContain(false)
    answerClock = speak
    await tellAway(page, Date.now())
    expect(told.at(-1)).toBe(false)
  },
)

test('a refusal of the server itself is its answer', async () => {
  const { answerWithin } = await startWorker()
  answer = refuse(500)
  expect(await answerWithin(1)).toBe('refused')
  expect(told).toEqual([])
})

test('a proxy that answers late in the place of the server gives way to what was kept as well', async () => {
  const { answerWithin } = await startWorker()
  answerClock = speak
  answer = (...asked) => speakAfter(patienceMs + 2000)(...asked).then(refuse(504))
  const slow = answerWithin(patienceMs + 2000)
  answer = speak
  await answerWithin(0)
  expect(await slow).toBe('kept')
})

test('silence is waited out once, and later requests wait less until the clock answers', async () => {
  const { answerWithin, tellAway } = await startWorker()
  answer = keepSilent
  expect(await answerWithin(patienceMs - 1)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([true])
  expect(await answerWithin(impatienceMs)).toBe('kept')
  answerClock = speak
  await tellAway(page, Date.now())
  expect(told).toEqual([true, true, false])
  expect(await answerWithin(impatienceMs)).toBeUndefined()
})

test('one slow answer is no silence while others are heard', async () => {
  const { answerWithin } = await startWorker()
  answer = speakAfter(patienceMs + 2000)
  const slow = answerWithin(patienceMs + 2000)
  answer = speak
  await answerWithin(0)
  expect(await slow).toBe('fresh')
  expect(told).toEqual([])
})

test('a network that answers late is waited for longer the next time', async () => {
  const { answerWithin, tellAway } = await startWorker()
  answer = speakAfter(patienceMs + 2000)
  expect(await answerWithin(patienceMs + 2000)).toBe('kept')
  answerClock = speakAfter(patienceMs + 2000) as typeof answerClock
  const telling = tellAway(page, Date.now())
  await vi.advanceTimersByTimeAsync(patienceMs + 2000)
  await telling
  expect(told.at(-1)).toBe(false)
  expect(await answerWithin(patienceMs + 2000)).toBe('fresh')
})

test('a request answered from memory frees its connection, and one without a kept answer waits', async () => {
  const { answerWithin } = await startWorker()
  const asked: AbortSignal[] = []
  answer = (...given) => {
    if (given[1]?.signal) asked.push(given[1].signal)
    return keepSilent(...given)
  }
  expect(await answerWithin(patienceMs)).toBe('kept')
  expect(await answerWithin(giveUpMs, emptyMemory)).toBeUndefined()
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('an answer that begins and does not end is replaced by what was kept', async () => {
  const { answerWithin } = await startWorker()
  answer = speak
  const stalled = { ...memory, keep: () => new Promise<undefined>(() => undefined) }
  expect(await answerWithin(mostPatienceMs, stalled)).toBe('kept')
})

test('whoever leaves the page says nothing about the network', async () => {
  const { answerWithin } = await startWorker()
  const leaving = new AbortController()
  answer = keepSilent
  const asking = answerWithin(1, memory, new Request(address, { signal: leaving.signal }))
  leaving.abort()
  expect(await asking).toBe('failed')
  expect(told).toEqual([])
})

test('a page that has something from memory is told so, also when the network came back before it listened', async () => {
  const { answerWithin, tellAway } = await startWorker()
  const sinceMs = Date.now() - 1
  answer = keepSilent
  await answerWithin(patienceMs)
  answerClock = speak
  await tellAway(page, sinceMs)
  told.length = 0
  await tellAway(page, sinceMs)
  expect(told).toEqual([true, false])
  told.length = 0
  await tellAway(page, Date.now())
  expect(told).toEqual([false])
})
