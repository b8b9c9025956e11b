import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { OrderDesk } from '../../test/order-desk.ts'
import { runCli } from '../../test/run-cli.ts'
import { transaction } from '#db/transaction.ts'
import { makeId } from '#ids.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await OrderDesk.open()
})
afterAll(() => desk[Symbol.asyncDispose]())

/** The office's log entries of a command. */
function readLog(kind: string, subject: string) {
  return desk.server.db.read
    .selectFrom('staffLog')
    .select(['actor', 'restoId', 'changes'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

test('an operator completes an order that they find by its spoken number', async () => {
  const { env } = desk.server.database
  const order = await desk.placed(await desk.customer(), {
    comment: 'Без лука',
    wishes: { cutlery: 2, doNotCall: true },
  })
  const listed = await runCli('orders', ['list'], env)
  expect(listed.stdout).toContain(`${order.number}  2026-11-16 12:00  Уголёк на Центральном  DELIVERY`)
  expect(listed.stdout).toContain('CARD_UPON_RECEIPT PENDING  NEW → accept, cancel')
  const cyrillic = order.number
    .toLowerCase()
    .replace(/^./, (letter) => ({ a: 'а', e: 'е', k: 'к', m: 'м', t: 'т' })[letter] ?? '')
  const shown = await runCli('orders', ['show', cyrillic], env)
  expect(shown.stdout).toContain('3 × Табуле')
  expect(shown.stdout).toContain('comment: Без лука')
  expect(shown.stdout).toContain('wishes: 2 sets of cutlery, do not call')
  expect((await runCli('orders', ['cook', order.number], env)).stderr).toBe(
    `${order.number} is NEW. It can become: accept, cancel.\n`,
  )
  expect(await readLog('order.status', order.number)).toEqual([])
  await desk.move(order, 'ACCEPTED', 'COOKING', 'READY', 'DELIVERING')
  expect(await runCli('orders', ['complete', order.number], env)).toMatchObject({ code: 0, stderr: '' })
  expect((await runCli('orders', ['list'], env)).stdout).toBe('No orders.\n')
  expect((await runCli('orders', ['show', order.id], env)).stdout).toContain('COMPLETED PAID  (upon-receipt)')
})

test('the list of open orders shows the newest hundred and counts the rest', async () => {
  await using busy = await OrderDesk.open()
  const { db, database } = busy.server
  const { id } = await busy.placed(await busy.customer())
  const row = await db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const later = Array.from({ length: 102 }, (_, index) => {
    const createdAt = row.createdAt + (index + 1) * 1000
    return { ...row, id: makeId(createdAt), number: `W${index + 1}`, createdAt }
  })
  await transaction(db, (trx) => trx.insertInto('orders').values(later).execute())
  const { stdout } = await runCli('orders', ['list'], database.env)
  const words = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  ')[0])
  expect(words).toEqual([...later.slice(2).map(({ number }) => number), 'And 3 older, not listed.'])
})

test('ST-11 a cancelled order keeps the reason that was given, and the log its step', async () => {
  const { env } = desk.server.database
  const order = await desk.placed(await desk.customer())
  await runCli('orders', ['cancel', order.number, 'no', 'courier'], env)
  expect((await runCli('orders', ['show', order.id], env)).stdout).toContain('(operator no courier)')
  const log = await readLog('order.status', order.number)
  expect(log).toEqual([
    {
      actor: 'command-line',
      restoId: order.resto.id,
      changes: '[{"field":"status","old":"NEW","new":"CANCELLED"}]',
    },
  ])
})

test('a second order behind a step is not passed over: the command is refused and both stay', async () => {
  const { env } = desk.server.database
  const order = await desk.placed(await desk.customer())
  for (const args of [
    ['accept', order.id, 'K-418'],
    ['show', order.id, 'K-418'],
    ['list', 'all', 'K-418'],
  ]) {
    expect(await runCli('orders', args, env)).toMatchObject({ code: 2, stdout: '' })
  }
  expect((await runCli('orders', ['show', order.id], env)).stdout).toContain('NEW → accept, cancel')
})

test('a step at a time that is not understood is refused, not dated with the real one', async () => {
  const { env } = desk.server.database
  const order = await desk.placed(await desk.customer())
  expect(await runCli('orders', ['accept', order.id], { ...env, LAVASH_NOW: 'noon' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'LAVASH_NOW must be an instant with its offset, as 2026-11-16T12:00:00+03:00.\n',
  })
  expect((await runCli('orders', ['show', order.id], env)).stdout).toContain('NEW → accept, cancel')
})

test('what is not understood is answered with the words that are', async () => {
  const { env } = desk.server.database
  expect(await runCli('orders', ['eat', 'K-417'], env)).toMatchObject({ code: 2, stdout: '' })
  expect((await runCli('orders', ['show', 'K-1'], env)).stderr).toBe("There is no order 'K-1'.\n")
  expect((await runCli('stop', ['add', 'no-such-dish'], env)).stderr).toBe(
    "There is no dish or modifier item 'no-such-dish'.\n",
  )
})

test('a dish stopped at the command line is refused by the running server at once, and sold again afterwards', async () => {
  const { env } = desk.server.database
  expect((await runCli('stop', ['add', 'salad-tabbouleh'], env)).stdout).toBe(
    'ugolyok/salad-tabbouleh is stopped at all venues until further notice.\n',
  )
  await vi.waitFor(async () => expect((await desk.preflight()).codes).toEqual(['position.stopped']), 10_000)
  const customer = await desk.customer()
  expect((await desk.place(customer)).codes).toEqual(['position.stopped'])
  expect((await runCli('stop', ['list'], env)).stdout).toContain('ugolyok/salad-tabbouleh')
  expect((await runCli('stop', ['remove', 'ugolyok/salad-tabbouleh'], env)).code).toBe(0)
  await vi.waitFor(async () => expect((await desk.preflight()).status).toBe(200), 10_000)
})

test('a dish that two brands have is not stopped before it is said whose', async () => {
  const { env } = desk.server.database
  expect(await runCli('stop', ['add', 'grilled-vegetables'], env)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Several brands have 'grilled-vegetables'/),
  })
  expect((await runCli('stop', ['list'], env)).stdout).not.toContain('grilled-vegetables')
})

test('AV-01 AV-03 a shorter stop does not cut a longer one of the same item', async () => {
  const env = { ...desk.server.database.env, LAVASH_NOW: '2026-11-16T12:00:00+03:00' }
  const stop = async (...args: string[]) => (await runCli('stop', args, env)).stdout
  const name = 'ugolyok/lavash/cheese'
  expect(await stop('add', 'lavash/cheese', '--at', 'centre', '--until', '18:00')).toBe(
    `${name} is stopped at centre until 2026-11-16T18:00:00+03:00.\n`,
  )
  expect(await stop('add', 'lavash/cheese', '--at', 'centre', '--until', '17:00')).toBe(
    `${name} was stopped already at centre until 2026-11-16T18:00:00+03:00.\n`,
  )
  expect(await stop('list')).toMatch(
    /lavash\/cheese  at centre  until 2026-11-16T18:00:00\+03:00  since 2026-11-16T12:00:0\d(\.\d+)?\+03:00 by command line/,
  )
  expect(await stop('remove', 'lavash/cheese', '--at', 'centre')).toBe(`${name} is back at centre.\n`)
  expect(await stop('remove', 'lavash/cheese', '--at', 'centre')).toBe(
    `${name} was to be had already at centre.\n`,
  )
  const restoId = desk.id('resto', 'centre')
  expect(await readLog('stop.added', name)).toEqual([
    { actor: 'command-line', restoId, changes: '[{"field":"until","old":null,"new":"18:00"}]' },
  ])
  expect(await readLog('stop.removed', name)).toEqual([{ actor: 'command-line', restoId, changes: '[]' }])
})

test('AV-03 the end of the day is each venue’s own, and a stop everywhere is not taken back at one venue', async () => {
  const env = { ...desk.server.database.env, LAVASH_NOW: '2026-11-20T12:00:00+03:00' }
  const added = await runCli('stop', ['add', 'cola', '--until', 'end-of-day'], env)
  // A Friday: the embankment is open until two at night.
  expect(added.stdout).toContain('cola is stopped at naberezhnaya until 2026-11-21T02:00:00+03:00.')
  expect(added.stdout).toContain('cola is stopped at centre until 2026-11-21T00:00:00+03:00.')
  await runCli('stop', ['add', 'mors'], env)
  expect(await runCli('stop', ['remove', 'mors', '--at', 'centre'], env)).toMatchObject({
    code: 1,
    stderr: 'ugolyok/mors is stopped at all venues: remove it without --at.\n',
  })
  expect((await runCli('stop', ['remove', 'mors'], env)).stdout).toBe('ugolyok/mors is back at all venues.\n')
  expect((await runCli('stop', ['remove', 'cola'], env)).code).toBe(0)
  expect((await runCli('stop', ['list'], env)).stdout).not.toContain('cola')
})

test.each([
  [['add', 'cola', '--at', 'moon'], "ugolyok has no venue 'moon'. It has: "],
  [
    ['add', 'cola', '--until', 'later'],
    "'later' is no end. Say end-of-day, further-notice or a time such as 18:00.",
  ],
  [['remove', 'cola', '--until', '18:00'], 'npm run stop -- add THING'],
  [['list', '--at', 'centre'], 'npm run stop -- add THING'],
])('a stop that is not understood is told: %s', async (args, words) => {
  const { code, stderr } = await runCli('stop', args, desk.server.database.env)
  expect(code).not.toBe(0)
  expect(stderr).toContain(words)
})
