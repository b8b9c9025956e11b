import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findServerPort } from './server-port.mjs'

const bare = mkdtempSync(join(tmpdir(), 'lavash-port-'))
const written = mkdtempSync(join(tmpdir(), 'lavash-port-'))
writeFileSync(join(written, '.env'), '# ours\nPORT="4100"\n')
afterAll(() => [bare, written].forEach((folder) => rmSync(folder, { recursive: true })))

test.each([
  ['3000 where nobody says', bare, {}, '3000'],
  ['the variable’s', bare, { PORT: '4200' }, '4200'],
  ['that of .env', written, {}, '4100'],
  ['the variable’s where .env says another', written, { PORT: '4200' }, '4200'],
  ['3000 where the variable is set to nothing', written, { PORT: '' }, '3000'],
])('the server’s port is %s', (_, root, environment, port) => {
  expect(findServerPort(root, environment)).toBe(port)
})
