import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled } from '../../../scripts/bootstrap.mjs'

/** What is asked of Lighthouse and read of its answer: where types are checked, its own need not be installed. */
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

/** More than a third of what all the rest installs, for one command: it has a lock file of its own and comes when first asked for. */
export async function openLighthouse(): Promise<Lighthouse> {
  await ensureInstalled(folder)
  const program = pathToFileURL(createRequire(folder).resolve('lighthouse'))
  const { default: lighthouse } = (await import(program.href)) as { default: Lighthouse }
  return lighthouse
}
