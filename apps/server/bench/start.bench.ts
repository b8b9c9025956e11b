import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOf } from '@lavash/contract/paths'
import { copyDemo } from '../test/demo-cache.ts'
import type { Bench } from './bench.ts'
import { type StartedServer, startServer } from './start-server.ts'

const rounds = 3
const promisedSeconds = 3
const promisedMegabytes = 250
const visits = 200

interface Figures {
  readonly seconds: number
  readonly idleMegabytes: number
  readonly busyMegabytes: number
}

export const bench: Bench = {
  title: 'The server as `npm start` runs it, on the demonstration with its pictures and maps',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-start-'))
    try {
      await copyDemo(folder)
      const figures: Figures[] = []
      for (let round = 0; round < rounds; round++) figures.push(await measure(folder))
      const least = (pick: (one: Figures) => number): number => Math.min(...figures.map(pick))
      return [
        {
          name: 'from the command to the address',
          value: least(({ seconds }) => seconds),
          unit: 's',
          limit: { atMost: promisedSeconds },
        },
        { name: 'memory then', value: least(({ idleMegabytes }) => idleMegabytes), unit: 'MB' },
        {
          name: 'memory when all of it has been read, pictures too',
          value: least(({ busyMegabytes }) => busyMegabytes),
          unit: 'MB',
          limit: { atMost: promisedMegabytes },
        },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measure(folder: string): Promise<Figures> {
  const server = await startServer({ NODE_ENV: 'development', LAVASH_DATA: folder })
  try {
    const idleMegabytes = server.readMegabytes()
    for (let visit = 0; visit < visits; visit++) await read(server, pathOf('restos.list'))
    await readAll(server)
    return { seconds: server.seconds, idleMegabytes, busyMegabytes: server.readMegabytes() }
  } finally {
    await server.stop()
  }
}

async function read({ address }: StartedServer, path: string): Promise<string> {
  return (await fetch(address + path)).text()
}

/** What the server keeps in memory once somebody has asked for it: every page, every menu and every picture of it. */
async function readAll(server: StartedServer): Promise<void> {
  const sitemap = await read(server, '/sitemap.xml')
  for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
    await read(server, path)
  const restos = JSON.parse(await read(server, pathOf('restos.list'))) as { id: number }[]
  const details = await Promise.all(
    restos.map(async ({ id }) => JSON.parse(await read(server, pathOf('restos.show', { restoId: id })))),
  )
  const menuIds = new Set(
    (details as { menus: { id: number }[] }[]).flatMap(({ menus }) => menus.map(({ id }) => id)),
  )
  for (const menuId of menuIds) {
    const menu = await read(server, pathOf('menus.positions', { menuId }))
    for (const [photo] of menu.matchAll(/\/1\/photos\/[^"\\ ]+/g)) await read(server, photo)
  }
}
