import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { projectRoot } from './bootstrap.mjs'

/** Where the server is going to listen. It reads .env by itself, and there too a variable that is set wins. */
export function findServerPort(root = projectRoot, environment = process.env) {
  const file = join(root, '.env')
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return (environment.PORT ?? written.PORT) || '3000'
}
