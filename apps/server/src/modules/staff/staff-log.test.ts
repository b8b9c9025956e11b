import { calls } from '@lavash/contract/calls'
import type { Call } from '@lavash/contract/call'
import type { StaffLogEntryAnswer } from '@lavash/contract/staff-log'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaff, OfficeBrowser } from '../../../test/staff-desk.ts'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import { forgetLog } from '#modules/staff/log/log-rows.ts'
import { transaction } from '#db/transaction.ts'
import { recordInStaffLog } from '#staff/staff-log.ts'

let server: DemoServer
let brandId = 0
let owner: OfficeBrowser
let path = ''
beforeAll(async () => {
  server = await startDemoServer()
  brandId = server.id('ugolyok', 'brand', 'ugolyok')
  owner = new OfficeBrowser(server)
  owner.take(await addStaff(server, { brandId, role: 'OWNER', name: 'Vera' }))
  path = `/1/brands/${brandId}/log`
})
afterAll(() => server.close())

interface Page {
  readonly entries: StaffLogEntryAnswer[]
  readonly before: number | null
}

const read = (query = '') => owner.ask<Page>('GET', `${path}${query}`)

describe('ST-11 the log', () => {
  test('ST-11 a log entry has the author, the time, the thing, and its old and new value', async () => {
    const { id } = await owner.me()
    await owner.ask('PUT', `/1/brands/${brandId}/team/settings`, { allowsSms: true })
    const [entry] = (await read('?kind=team.settings')).entries
    expect(entry).toEqual({
      id: expect.any(Number),
      at: new Date(server.clock.now()).toISOString(),
      kind: 'team.settings',
      who: { kind: 'person', personId: id, name: 'Vera', isFormer: false },
      restoId: null,
      subject: null,
      changes: [{ field: 'allowsSms', old: 'false', new: 'true' }],
    })
  })

  test('ST-11 the log is filtered by person, venue, kind and time', async () => {
    const { id } = await owner.me()
    for (let index = 0; index < 5; index++) {
      await owner.ask('PATCH', '/1/staff/me', { name: index % 2 === 0 ? 'Vera P.' : 'Vera' })
      server.clock.advanceMs(1000)
    }
    const all = await read(`?kind=person.renamed&personId=${id}`)
    expect(all.entries).toHaveLength(5)
    const first = await read('?kind=person.renamed&size=3')
    const second = await read(`?kind=person.renamed&size=3&before=${first.before}`)
    expect([...first.entries, ...second.entries]).toEqual(all.entries)
    expect(second.before).toBeNull()
    const at = encodeURIComponent(all.entries[2]?.at ?? '')
    expect((await read(`?kind=person.renamed&from=${at}`)).entries).toHaveLength(3)
    expect((await read(`?kind=person.renamed&to=${at}`)).entries).toHaveLength(2)
    expect((await read('?kind=person.renamed&restoId=1')).entries).toEqual([])
    expect((await read('?kind=no.such')).entries).toEqual([])
  })

  test('ST-11 whoever has left is a former member, and their entries stay', async () => {
    const browser = new OfficeBrowser(server)
    browser.take(await addStaff(server, { brandId, role: 'COUNTER', name: 'Boris' }))
    const { id } = await browser.me()
    await browser.ask('PATCH', '/1/staff/me', { name: 'Boris B.' })
    await owner.ask('DELETE', `/1/brands/${brandId}/team/${id}`)
    const [entry] = (await read(`?personId=${id}&kind=person.renamed`)).entries
    expect(entry?.who).toEqual({ kind: 'person', personId: id, name: null, isFormer: true })
    const csv = await (await owner.send('GET', `${path}/export?personId=${id}`)).text()
    expect(csv).toContain('former member')
  })

  test('ST-11 one brand does not read another’s log', async () => {
    const other = server.id('primorje-grill', 'brand', 'primorje-grill')
    await transaction(server.db, (trx) =>
      recordInStaffLog(trx, {
        atMs: server.clock.now(),
        by: { kind: 'system' },
        brandId: other,
        kind: 'catalogue.removed',
      }),
    )
    expect((await read('?kind=catalogue.removed')).entries).toEqual([])
  })

  test('ST-11 the export is a table for Excel, in the reader’s language, without formulas', async () => {
    await owner.ask('PATCH', '/1/staff/me', { name: '=HYPERLINK("https://evil.example")' })
    const answer = await owner.send('GET', `${path}/export?kind=person.renamed`, undefined, {
      'accept-language': 'ru',
    })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="log.csv"')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString()
    expect(text).toContain('Когда;Кто;Устройство;Что;')
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    await owner.ask('PATCH', '/1/staff/me', { name: 'Vera' })
  })

  test('ST-11 no call changes it: the log has nothing but reading calls', () => {
    const rows = Object.values<Call>(calls).filter((call) => /\/log(\/|$)/.test(call.path))
    expect(rows.map(({ method }) => method)).toEqual(['GET', 'GET'])
  })

  test('ST-11 entries are kept for 400 days', async () => {
    const nowMs = server.clock.now()
    const days = 24 * 3_600_000
    for (const age of [399, 401]) {
      await transaction(server.db, (trx) =>
        recordInStaffLog(trx, {
          atMs: nowMs - age * days,
          by: { kind: 'system' },
          brandId,
          kind: 'stop.added',
          subject: `${age}`,
        }),
      )
    }
    await transaction(server.db, (trx) => forgetLog(trx, nowMs))
    expect((await read('?kind=stop.added')).entries.map(({ subject }) => subject)).toEqual(['399'])
  })
})
