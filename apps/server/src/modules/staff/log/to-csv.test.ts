import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '#modules/staff/log/to-csv.ts'

test('ST-11 the table opens in Excel in Russian: a mark of UTF-8, semicolons, lines of Windows', () => {
  expect(
    toCsv([
      ['Кто', 'Что'],
      ['Мария', 12],
      [null, 'a;b "c"\nd'],
    ]),
  ).toBe('\uFEFFКто;Что\r\nМария;12\r\n;"a;b ""c""\nd"\r\n')
})

test.each(['=1+1', '+7900', '-2', '@SUM(A1)', '\t=1', '  =1', '\r=1', '|calc', '%x'])(
  'ST-11 a cell that begins like a formula is a text: %j',
  (text) => {
    expect(toCsv([[text]]).replace('\uFEFF', '')).toMatch(/^"?'/)
  },
)

test('ST-11 whatever a cell holds, it stays one cell and no formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const cell = toCsv([[text]]).slice(1, -2)
      const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect([text, `'${text}`]).toContain(plain)
      expect(plain).not.toMatch(/^\s*[=+\-@]/)
    }),
  )
})
