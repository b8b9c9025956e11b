import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readSourceTree } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'

/** Writes a project of these files to disk and removes it when the test ends. */
export function makeTree(files: Record<string, string>): SourceTree {
  const root = mkdtempSync(join(tmpdir(), 'lavash-checks-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return readSourceTree(root)
}
