import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { AnswerOf } from '@lavash/contract/calls'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgresTool } from '../../../scripts/postgres.mjs'
import { makeDatabase, type TestDatabase } from './make-database.ts'
import { type Customer, makeCustomer, OrderDesk } from './order-desk.ts'
import { runCli, startServerProcess } from './programs.ts'
import { startDemoServer } from './start-demo-server.ts'
import { SteadyLoad } from './steady-load.ts'
import { isPostgres } from './test-on-postgres.ts'

const now = '2026-11-16T12:00:00+03:00'

const runProgram = promisify(execFile)

function runTool(name: 'pg_dump' | 'pg_restore', options: readonly string[]) {
  const tool = findPostgresTool(name)
  if (tool === undefined)
    throw new Error(`This test needs ${name}, which comes with PostgreSQL (Debian: postgresql-client)`)
  return runProgram(tool, options)
}

/** The commands of docs/operating.md: a copy of one database, and another one made from it. */
async function backUpAndRestore(source: TestDatabase, folder: string): Promise<TestDatabase> {
  const file = join(folder, 'backup')
  if (!isPostgres) {
    expect(await runCli('backup', [file], source.env)).toMatchObject({ code: 0, stderr: '' })
    const data = join(folder, 'restored')
    mkdirSync(data)
    copyFileSync(file, join(data, 'lavash.db'))
    return {
      place: { folder: data, poolSize: 1 },
      env: { LAVASH_DATA: data },
      remove: () => Promise.resolve(),
    }
  }
  await runTool('pg_dump', ['--format=custom', `--file=${file}`, source.env['DATABASE_URL'] ?? ''])
  const restored = await makeDatabase({ empty: true })
  const url = restored.env['DATABASE_URL'] ?? ''
  const options = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${url}`]
  await runTool('pg_restore', [...options, file])
  return restored
}

async function listOrderIds(address: string, customer: Customer): Promise<string[]> {
  const ids: string[] = []
  for (let before: string | null = ''; before !== null;) {
    const query: string = before === '' ? '' : `?before=${before}`
    const answer = await fetch(`${address}/api/v1/persons/${customer.personId}/orders${query}`, {
      headers: await customer.headers(),
    })
    expect(answer.status).toBe(200)
    const page = (await answer.json()) as AnswerOf<'orders.list'>
    ids.push(...page.content.map(({ id }) => id))
    before = page.before
  }
  return ids
}

test('a backup made while customers order has every order that was acknowledged before it, and a server starts on it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await using home = await startDemoServer({ now })
  const desk = new OrderDesk(home)
  const customer = await makeCustomer(home)
  await using load = new SteadyLoad(home.url, [customer, customer], desk.orderBody())
  await load.goOnFor(20)
  const before = load.answered.map(({ id }) => id)
  const restored = await backUpAndRestore(home.database, folder)
  // Nobody had to wait for the backup, or was refused because of it.
  await load.goOnFor(5)
  await load.end()
  expect(load.failures).toEqual([])

  const server = await startServerProcess({ ...restored.env, NODE_ENV: 'test', LAVASH_NOW: now })
  try {
    const found = await listOrderIds(server.address, customer)
    expect(found).toEqual(expect.arrayContaining(before))
    const all = load.answered.map(({ id }) => id)
    expect(all).toEqual(expect.arrayContaining(found))
    await using after = new SteadyLoad(server.address, [customer], desk.orderBody())
    await after.goOnFor(1)
  } finally {
    await server.stop()
    await restored.remove()
  }
})

test('a backup that cannot be made says why, and touches nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'taken')
  const database = await makeDatabase()
  onTestFinished(() => database.remove())
  await runCli('outbox', ['list'], database.env)
  expect(await runCli('backup', [], database.env)).toMatchObject({ code: 2 })
  writeFileSync(file, '')
  const taken = await runCli('backup', [file], database.env)
  const why = isPostgres ? 'pg_dump' : 'is there already'
  expect(taken).toMatchObject({ code: 1, stderr: expect.stringContaining(why) })
  expect(readFileSync(file, 'utf8')).toBe('')

  const nowhere = await runCli('backup', [join(folder, 'no-such', 'copy.db')], database.env)
  const where = isPostgres ? 'pg_dump' : `The backup cannot be written to ${join(folder, 'no-such')}: `
  expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/^.*\n$/) })
  expect(nowhere.stderr).toContain(where)

  const none = await runCli('backup', [join(folder, 'of nothing')], { LAVASH_DATA: folder })
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no lavash.db') })
  expect(existsSync(join(folder, 'lavash.db'))).toBe(false)
})
