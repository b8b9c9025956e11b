import { expect, test } from 'vitest'
import { makeDatabase } from '../test/make-database.ts'
import { startServerProgram, waitForAddress } from '../test/programs.ts'

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the server prints one line with its address and ends cleanly on %s',
  async (signal) => {
    const database = await makeDatabase()
    const server = startServerProgram({ ...database.env, LAVASH_NOW: '2026-11-16T12:00:00+03:00' })
    const address = await waitForAddress(server)
    const now = await fetch(`${address}/1/now`)
    expect(await now.json()).toEqual({ utc_time: expect.stringMatching(/^2026-11-16T09:00:/) })
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
    expect(server.output).toEqual({
      stdout: `Lavash is open at ${address}\nThe office is at ${address}/office\n`,
      stderr: '',
    })
    await database.remove()
  },
)
