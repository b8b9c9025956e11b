import { expect, test } from 'vitest'
import { failuresOfChecks, failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs'

test('no report, or a green one, has nothing to tell', () => {
  expect(failuresOfChecks(undefined)).toEqual([])
  expect(
    failuresOfVitest({ testResults: [{ name: 'a.test.ts', message: '', assertionResults: [] }] }),
  ).toEqual([])
  expect(failuresOfPlaywright(undefined)).toEqual([])
})

test('a check is told with what it found', () => {
  const report = { failures: [{ name: 'lint', problems: ['a.ts: unused', 'b.ts: unused'] }] }
  expect(failuresOfChecks(report)).toEqual(['lint\n    a.ts: unused\n    b.ts: unused'])
})

test('vitest: a test by its file and name, a file that could not be read by its message', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'works', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'counts',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  at a.ts'],
        },
      ],
    },
    { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
  ]
  expect(failuresOfVitest({ testResults })).toEqual([
    'a.test.ts › counts\n    expected 1\n      at a.ts',
    'b.test.ts\n    no such module',
  ])
})

test('playwright: a test by its file and project, also one that passed on its second try, however deep it stands', () => {
  const toSpec = (title, status, errors) => ({
    file: 'a.test.ts',
    title,
    tests: [{ projectName: 'mobile', status, results: [{ errors }] }],
  })
  const report = {
    suites: [
      {
        specs: [toSpec('orders', 'expected', [])],
        suites: [
          { specs: [toSpec('pays', 'unexpected', [{ message: 'no button' }]), toSpec('waits', 'flaky', [])] },
        ],
      },
    ],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    'a.test.ts [mobile] › pays\n    no button',
    'a.test.ts [mobile] › waits',
  ])
})

test('a long message is cut', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
  const [failure] = failuresOfVitest({ testResults: [{ name: 'a', message, assertionResults: [] }] })
  expect(failure.split('\n')).toHaveLength(13)
})
