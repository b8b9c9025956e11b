import { expect, test } from 'vitest'
import { readAudit } from './read-audit.mjs'

const warning = 'npm warn something of no interest\n'
const tell = (report) => `${warning}${JSON.stringify(report, null, 2)}\nnpm error behind it\n`

test('a registry that keeps no advisories has not answered', () => {
  expect(readAudit(tell({ message: '405 Method Not Allowed' }))).toEqual({
    answered: false,
    reason: '405 Method Not Allowed',
  })
  expect(readAudit(tell({ error: { summary: 'no network' } }))).toMatchObject({ reason: 'no network' })
  expect(readAudit('npm error code ENOLOCK\n')).toMatchObject({ answered: false })
  expect(readAudit('{ half a report')).toMatchObject({ answered: false })
})

test('what is vulnerable is told by name, with the reason', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'high', via: [{ title: 'Reads too much' }], fixAvailable: true },
    b: { name: 'b', severity: 'low', via: ['a'], fixAvailable: false },
  }
  expect(readAudit(tell({ vulnerabilities }))).toEqual({
    answered: true,
    findings: ['high: a: Reads too much', 'low: b: through a (no fix yet)'],
  })
})

test('nothing vulnerable is an answer', () => {
  expect(readAudit(tell({ vulnerabilities: {} }))).toEqual({ answered: true, findings: [] })
})
