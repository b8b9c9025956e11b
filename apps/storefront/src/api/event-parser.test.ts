import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser, type StreamEvent } from '#api/event-parser.ts'

function parse(pieces: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const read = createEventParser((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

test.each([
  ['a line of data', 'data: {"a":1}\n\n', [{ id: undefined, data: '{"a":1}' }]],
  [
    'an id that stays for the next one',
    'id: 7\ndata: x\n\ndata: y\n\n',
    [
      { id: '7', data: 'x' },
      { id: '7', data: 'y' },
    ],
  ],
  ['several lines of data', 'data: x\ndata: y\n\n', [{ id: undefined, data: 'x\ny' }]],
  ['comments and pauses', ':\n\nretry: 2000\n\n', []],
  ['an event that is not finished', 'data: x\n', []],
  ['colons inside', 'data: a:b: c\n\n', [{ id: undefined, data: 'a:b: c' }]],
  ['Windows line ends', 'data: x\r\n\r\n', [{ id: undefined, data: 'x' }]],
])('%s is read', (_, text, events) => {
  expect(parse([text])).toEqual(events)
})

test('wherever the network cuts the stream, the same events arrive', () => {
  const text = 'retry: 2000\n\nid: 1\ndata: {"type":"position.stopped"}\n\n:\n\nid: 2\r\ndata: x\r\n\r\n'
  const whole = parse([text])
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
      expect(parse(pieces)).toEqual(whole)
    }),
  )
})
