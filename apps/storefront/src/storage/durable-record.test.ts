import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = () => import('#storage/durable-record.ts')

let records: Awaited<ReturnType<typeof load>>
// After one refusal the module keeps to memory, so each test loads its own.
beforeEach(async () => {
  vi.resetModules()
  records = await load()
})
afterEach(() => vi.unstubAllGlobals())

interface Phone {
  readonly kept: Map<string, unknown>
  /** How the browser fails the next transactions. Undefined: it does not. */
  refusal: 'abort' | 'throw' | undefined
  opened: number
}

/** The part of IndexedDB that a record needs, with a disk that can be full. */
function stubDatabase(): Phone {
  const phone: Phone = { kept: new Map(), refusal: undefined, opened: 0 }
  const later = (target: EventTarget, type: string) => setTimeout(() => target.dispatchEvent(new Event(type)))
  const beginTransaction = () => {
    if (phone.refusal === 'throw') throw new DOMException('lost', 'InvalidStateError')
    const error = phone.refusal === 'abort' ? new DOMException('full', 'QuotaExceededError') : null
    const changes: (() => void)[] = []
    const read = (name: string) => {
      const reading = Object.assign(new EventTarget(), { result: phone.kept.get(name) })
      setTimeout(() => {
        reading.dispatchEvent(new Event('success'))
        if (error === null) for (const change of changes) change()
        later(transaction, error === null ? 'complete' : 'abort')
      })
      return reading
    }
    const store = {
      get: read,
      put: (value: unknown, name: string) => changes.push(() => phone.kept.set(name, value)),
      delete: (name: string) => changes.push(() => phone.kept.delete(name)),
    }
    const transaction = Object.assign(new EventTarget(), { error, objectStore: () => store })
    return transaction
  }
  vi.stubGlobal('indexedDB', {
    open: () => {
      phone.opened += 1
      const result = { transaction: beginTransaction, close: () => undefined }
      const opening = Object.assign(new EventTarget(), { result })
      later(opening, 'success')
      return opening
    },
  })
  return phone
}

test('K-05 a record is on disk as soon as it counts as changed', async () => {
  const phone = stubDatabase()
  expect(await records.changeRecord('placing', () => 'first')).toBe('first')
  expect(phone.kept.get('placing')).toBe('first')
})

test.each(['abort', 'throw'] as const)(
  'K-05 a phone that refuses a record (%s) keeps it in memory for the rest of the tab',
  async (refusal) => {
    const phone = stubDatabase()
    phone.refusal = refusal
    expect(await records.changeRecord('placing', () => 'second')).toBe('second')
    const { opened } = phone
    // Space is free again. A record half on disk and half in memory would be two records.
    phone.refusal = undefined
    expect(await records.findRecord('placing')).toBe('second')
    expect(await records.changeRecord('placing', () => undefined)).toBeUndefined()
    expect(await records.findRecord('placing')).toBeUndefined()
    expect(phone.opened).toBe(opened)
  },
)

test('K-05 what was on disk before is what a refused change begins with', async () => {
  const phone = stubDatabase()
  await records.changeRecord('placing', () => 'left open')
  phone.refusal = 'abort'
  expect(await records.changeRecord('placing', (current) => `${String(current)}, asked again`)).toBe(
    'left open, asked again',
  )
})

test('a fault in the change itself is not taken for a full phone', async () => {
  const change = () => {
    throw new RangeError('a fault')
  }
  await expect(records.changeRecord('placing', change)).rejects.toThrow('a fault')
})
