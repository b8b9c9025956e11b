import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled } from '../../../scripts/bootstrap.mjs'

/** The part of Lighthouse that is used here, typed, so that the type check needs no installed Lighthouse. */
export type Lighthouse = (url: string, options: LighthouseOptions) => Promise<{ lhr: Report } | undefined>

interface LighthouseOptions {
  port: number
  logLevel: 'error'
  onlyCategories: string[]
  skipAudits: string[]
  disableStorageReset: boolean
  maxWaitForLoad: number
}

interface Report {
  audits: Record<string, { title: string; score: number | null; numericValue?: number } | undefined>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

const folder = fileURLToPath(new URL('lighthouse/', import.meta.url))

/**
 * Lighthouse is more than a third of all installed packages and serves one command, so it has its own lock file and
 * is installed on demand.
 */
export async function openLighthouse(): Promise<Lighthouse> {
  await ensureInstalled(folder)
  const program = pathToFileURL(createRequire(folder).resolve('lighthouse'))
  const { default: lighthouse } = (await import(program.href)) as { default: Lighthouse }
  return lighthouse
}
