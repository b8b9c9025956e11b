import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The name of a class in the build: its own with the file's. Vite's also counts the line, which no two classes of a file
 * have in common, so that every name is new to the compression: a kilobyte before the first menu.
 */
export function toClassName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''))
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}
