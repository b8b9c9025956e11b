import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The name of a CSS class in the build: its own name and a hash of its file. Vite's default also hashes the line, which
 * makes every name unique and compresses worse: a kilobyte before the first menu.
 */
export function toClassName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''))
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}
