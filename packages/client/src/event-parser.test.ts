import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser } from '#event-parser.ts'

type Told = readonly ['id' | 'data', string]

function parse(pieces: readonly string[]): Told[] {
  const told: Told[] = []
  const read = createEventParser({
    onData: (data) => told.push(['data', data]),
    onId: (id) => told.push(['id', id]),
    onRetry: () => undefined,
  })
  for (const piece of pieces) read(piece)
  return told
}

test.each<[string, string, Told[]]>([
  ['a line of data', 'data: {"a":1}\n\n', [['data', '{"a":1}']]],
  [
    'an id, told once, before its data',
    'data: x\nid: 7\n\ndata: y\n\n',
    [
      ['id', '7'],
      ['data', 'x'],
      ['data', 'y'],
    ],
  ],
  ['an id without data', 'id: 7\n\n', [['id', '7']]],
  ['an id that is taken back', 'id\n\n', [['id', '']]],
  ['several lines of data', 'data: x\ndata: y\n\n', [['data', 'x\ny']]],
  ['comments and pauses', ':\n\nretry: 2000\n\n', []],
  ['an event that is not finished', 'id: 7\ndata: x\n', []],
  ['colons inside', 'data: a:b: c\n\n', [['data', 'a:b: c']]],
  ['Windows line ends', 'data: x\r\n\r\n', [['data', 'x']]],
])('%s is read', (_, text, told) => {
  expect(parse([text])).toEqual(told)
})

test('wherever the network cuts the stream, the same is told', () => {
  const text =
    'retry: 2000\n\nid: 1\ndata: {"type":"position.stopped"}\n\n:\n\nid: 2\r\n\r\nid: 3\r\ndata: x\r\n\r\n'
  const whole = parse([text])
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
      expect(parse(pieces)).toEqual(whole)
    }),
  )
})
