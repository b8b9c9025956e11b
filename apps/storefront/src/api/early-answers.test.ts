import { afterEach, expect, test, vi } from 'vitest'
import { type EarlyAnswers, takeEarly } from '#api/early-answers.ts'

function makeEarly(): EarlyAnswers {
  return { answers: new Map(), missed: new Set(), clock: undefined }
}

afterEach(() => vi.unstubAllGlobals())

test('an early answer is used once', async () => {
  const lavashEarly = makeEarly()
  vi.stubGlobal('window', { lavashEarly })
  const answer = Promise.resolve(new Response('{}'))
  lavashEarly.answers.set('ru /1/now', answer)
  expect(takeEarly('ru', '/1/now')).toBe(answer)
  expect(lavashEarly.missed).toEqual(new Set())
  expect(takeEarly('ru', '/1/now')).toBeUndefined()
  expect(lavashEarly.missed).toEqual(new Set(['ru /1/now']))
})
