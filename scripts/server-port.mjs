import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { projectRoot } from './bootstrap.mjs'

/** The server's port. The server reads .env by itself; a variable of the environment wins there too. */
export function findServerPort(root = projectRoot, environment = process.env) {
  const file = join(root, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return (environment.PORT ?? written.PORT) || '3000'
}
