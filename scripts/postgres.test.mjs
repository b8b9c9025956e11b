import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startPostgres } from './postgres.mjs'

const root = mkdtempSync(join(tmpdir(), 'lavash-postgres-test-'))
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

test('a PostgreSQL that cannot start leaves no folder behind', async () => {
  const folder = join(root, 'data')
  mkdirSync(folder)
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(join(root, name), '#!/bin/sh\nexit 1\n')
    chmodSync(join(root, name), 0o755)
  }
  vi.stubEnv('PATH', [root, process.env.PATH].join(delimiter))
  await expect(startPostgres({ folder })).rejects.toThrow(Error)
  expect(existsSync(folder)).toBe(false)
})
