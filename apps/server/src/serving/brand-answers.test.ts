import { expect, test } from 'vitest'
import { BrandAnswers } from './brand-answers.ts'
import { PreparedAnswer } from './prepared-answer.ts'

const [menu, drinks, labels] = [{}, {}, {}]
const prepare = (): PreparedAnswer => PreparedAnswer.ofJson('x'.repeat(2000), {})

test('an answer is the same object, compressed forms and all, as long as its parts are the same', async () => {
  const answers = new BrandAnswers()
  const first = answers.get('menu', [menu, labels], prepare)
  const body = await first.as('br')
  expect(answers.get('menu', [menu, labels], prepare)).toBe(first)
  expect(first.as('br')).toBe(body)
  expect(answers.get('menu', [{}, labels], prepare)).not.toBe(first)
})

test('answers of parts that are gone are forgotten, the others stay', () => {
  const answers = new BrandAnswers()
  answers.get('menu', [menu, labels], prepare)
  const kept = answers.get('drinks', [drinks, labels], prepare)
  answers.forget(new Set([menu]))
  expect(answers.get('drinks', [drinks, labels], prepare)).toBe(kept)
  expect(answers.bytes).toBe(kept.plainBytes)
})

test('what a brand’s answers hold is counted with their compressed forms, each once', async () => {
  const answers = new BrandAnswers()
  const answer = answers.get('menu', [menu], prepare)
  const { body } = await answer.as('gzip')
  expect(answers.bytes).toBe(answer.plainBytes + body.length)
  const next = answers.get('menu', [{}], prepare)
  expect(answers.bytes).toBe(next.plainBytes)
  await answer.as('br')
  expect(answers.bytes).toBe(next.plainBytes)
})
