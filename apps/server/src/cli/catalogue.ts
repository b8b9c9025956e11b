import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exportBrand } from '#catalogue/export-brand.ts'
import { importBrand } from '#catalogue/import-brand.ts'
import { toJsonSchemas } from '#catalogue/json-schemas.ts'
import { type Mistake, toMistakeLine } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { openCliDb, toTypedPath } from '#cli/open-cli-db.ts'
import { makeProgressLine } from '#progress-line.ts'
import type { Db } from '#db/db.ts'
import { StartProblem } from '#start-problem.ts'

const usage = `npm run catalogue -- import BRAND_FOLDER [--dry-run]   reads a brand's folder into the database
npm run catalogue -- export BRAND OUT_FOLDER           writes a brand's folder from the database
npm run catalogue -- check BRAND_FOLDER                looks for mistakes and touches nothing
npm run catalogue -- schema [OUT_FOLDER]               JSON Schemas of the YAML files, for editors
`

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [command, first, second, ...rest] = positionals
  if (rest.length === 0) {
    if (command === 'import' && first !== undefined && second === undefined) {
      return withDb((db) => runImport(db, toTypedPath(first), values['dry-run']))
    }
    if (command === 'export' && first !== undefined && second !== undefined) {
      return withDb((db) => runExport(db, first, toTypedPath(second)))
    }
    if (command === 'check' && first !== undefined && second === undefined)
      return runCheck(toTypedPath(first))
    if (command === 'schema' && second === undefined) return runSchema(first)
  }
  complain(usage)
  return 2
}

async function withDb(work: (db: Db) => Promise<number>): Promise<number> {
  const db = await openCliDb()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function runImport(db: Db, folder: string, isDryRun: boolean): Promise<number> {
  const onPicture = makeProgressLine('Preparing pictures')
  const result = await importBrand(db, folder, { isDryRun, onPicture, nowMs: Date.now() })
  if (result.outcome === 'mistakes') return tellMistakes(result.mistakes, 'Nothing was changed.')
  for (const line of result.changes) say(line)
  const count = `${result.changes.length} ${result.changes.length === 1 ? 'difference' : 'differences'}`
  if (result.outcome === 'imported') say(`Imported ${result.brand}: ${count}.`)
  else if (result.changes.length === 0) say(`${result.brand} is in the database just as the folder has it.`)
  else say(`${count}. Nothing was changed: this was a dry run.`)
  return 0
}

async function runExport(db: Db, brand: string, outFolder: string): Promise<number> {
  const result = await exportBrand(db, brand, outFolder)
  if (result.outcome === 'unknown') {
    complain(`There is no brand '${brand}' in the database. There is: ${result.known.join(', ') || 'none'}.`)
    return 1
  }
  if (result.outcome === 'not-empty') {
    complain(`${result.folder} is not empty. An export is written to a new folder.`)
    return 1
  }
  say(`Written to ${result.folder}`)
  for (const file of result.ownCode) {
    say(`${file} is part of the storefront's code and not of the database: copy it from brands/${brand}.`)
  }
  return 0
}

async function runCheck(folder: string): Promise<number> {
  const { catalogue, mistakes } = await readBrandFolder(folder)
  if (catalogue === null) return tellMistakes(mistakes, '')
  const { brand, restos, positions } = catalogue
  say(`${brand.slug}: no mistakes. ${restos.length} venues, ${positions.length} dishes.`)
  return 0
}

async function runSchema(outFolder: string | undefined): Promise<number> {
  const schemas = toJsonSchemas()
  if (outFolder === undefined) {
    say(JSON.stringify(schemas, null, 2))
    return 0
  }
  const folder = toTypedPath(outFolder)
  await mkdir(folder, { recursive: true })
  for (const [kind, schema] of Object.entries(schemas)) {
    await writeFile(join(folder, `${kind}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
  }
  say(`Written to ${folder}`)
  return 0
}

function tellMistakes(mistakes: readonly Mistake[], consequence: string): number {
  for (const mistake of mistakes) complain(toMistakeLine(mistake))
  complain(`${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}. ${consequence}`.trim())
  return 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!(error instanceof StartProblem) && !isUsage) throw error
  complain(isUsage ? `${error.message}\n${usage}` : error.message)
  process.exitCode = isUsage ? 2 : 1
}
