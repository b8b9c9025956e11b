import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Admission, type Asker, runFor } from '#db/admission.ts'

function makeAsker(): Asker & { hangUp(): void } {
  const calls = new EventEmitter()
  let isGone = false
  let isServed = false
  return {
    get isServed() {
      return isServed
    },
    noteServed: () => {
      isServed = true
    },
    isGone: () => isGone,
    onGone: (leave) => {
      calls.once('gone', leave)
      return () => calls.off('gone', leave)
    },
    hangUp: () => {
      isGone = true
      calls.emit('gone')
    },
  }
}

const overload = { items: [{ code: 'server.unavailable', retryAfterSeconds: 1 }] }

test('who comes when all places are taken waits, and beyond the bound is refused with the time to come back', async () => {
  const admission = new Admission(1, 1)
  await runFor(makeAsker(), () => admission.enter())
  const waiting = runFor(makeAsker(), () => admission.enter())
  expect(admission.isFull).toBe(true)
  await expect(runFor(makeAsker(), () => admission.enter())).rejects.toMatchObject(overload)
  admission.leave()
  await expect(waiting).resolves.toBeUndefined()
  expect(admission.isFull).toBe(false)
})

test('a customer who hangs up leaves the queue, and the next one gets the place', async () => {
  const admission = new Admission(1, 2)
  await admission.enter()
  const [gone, patient] = [makeAsker(), makeAsker()]
  const leaving = runFor(gone, () => admission.enter())
  const staying = runFor(patient, () => admission.enter())
  gone.hangUp()
  await expect(leaving).rejects.toMatchObject(overload)
  expect([gone.isServed, patient.isServed]).toEqual([false, false])
  admission.leave()
  await staying
  expect(patient.isServed).toBe(true)
})

test('a customer who is gone before they could wait is not let in', async () => {
  const admission = new Admission(1, 2)
  await admission.enter()
  const gone = makeAsker()
  gone.hangUp()
  await expect(runFor(gone, () => admission.enter())).rejects.toMatchObject(overload)
})

test('a request that the database has worked for goes first, and is never refused', async () => {
  const admission = new Admission(1, 1)
  const served = makeAsker()
  await runFor(served, () => admission.enter())
  admission.leave()
  await admission.enter()
  const order: string[] = []
  const late = runFor(makeAsker(), () => admission.enter()).then(() => order.push('late'))
  const again = runFor(served, () => admission.enter()).then(() => order.push('served'))
  admission.leave()
  await again
  admission.leave()
  await late
  expect(order).toEqual(['served', 'late'])
})

test('places that are given back can all be taken again', async () => {
  const admission = new Admission(2, 10)
  for (let round = 0; round < 5; round++) {
    const entered = Array.from({ length: 6 }, () => admission.enter())
    for (const one of entered) {
      await one
      admission.leave()
    }
  }
  await Promise.all([admission.enter(), admission.enter()])
  expect(admission.isFull).toBe(false)
})
