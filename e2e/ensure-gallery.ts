import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findRuntime, projectRoot } from '../scripts/bootstrap.mjs'

const runFile = promisify(execFile)

/** One folder per run: its workers share the parent process, which ends the run. */
const folderOf = (run: number): string => join(tmpdir(), `lavash-gallery-${run}`)

/** Built like `npm run gallery`, once for all workers and only if one needs it. Customers never load it. */
export async function ensureGallery(): Promise<string> {
  const folder = folderOf(process.ppid)
  const built = join(folder, 'built')
  const isFirst = (await mkdir(folder, { recursive: true })) !== undefined
  if (isFirst) {
    const draft = join(folder, 'draft')
    await build(draft)
    await rename(draft, built)
  }
  while (!existsSync(built)) await sleep(100)
  return built
}

async function build(folder: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
  const options = ['build', '--config', 'gallery.config.ts', '--outDir', folder, '--logLevel', 'warn']
  await runFile(findRuntime(), [vite, ...options, '--emptyOutDir'], {
    cwd: join(projectRoot, 'packages/ui'),
  })
}

/** At the end of a run, by the process that ends it. */
export async function removeGallery(): Promise<void> {
  await rm(folderOf(process.pid), { recursive: true, force: true })
}
