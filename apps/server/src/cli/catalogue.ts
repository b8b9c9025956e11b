import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exportBrand } from '#catalogue/export-brand.ts'
import { importBrand } from '#catalogue/import-brand.ts'
import { toJsonSchemas } from '#catalogue/json-schemas.ts'
import { type Mistake, toMistakeLine } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { toTypedPath } from '#cli/open-cli-db.ts'
import { CommandProblem, runProgram, say, withDb } from '#cli/run-command.ts'
import { makeProgressLine } from '#progress-line.ts'
import type { Db } from '#db/db.ts'

const usage = `npm run catalogue -- import BRAND_FOLDER [--dry-run]   reads a brand's folder into the database
npm run catalogue -- export BRAND OUT_FOLDER           writes a brand's folder from the database
npm run catalogue -- check BRAND_FOLDER                looks for mistakes and touches nothing
npm run catalogue -- schema [OUT_FOLDER]               JSON Schemas of the YAML files, for editors`

await runProgram(usage, async () => {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [command, first, second, ...rest] = positionals
  if (rest.length > 0 || (values['dry-run'] && command !== 'import')) return 'usage'
  if (command === 'import' && first !== undefined && second === undefined)
    await withDb((db) => runImport(db, toTypedPath(first), values['dry-run']))
  else if (command === 'export' && first !== undefined && second !== undefined)
    await withDb((db) => runExport(db, first, toTypedPath(second)))
  else if (command === 'check' && first !== undefined && second === undefined)
    await runCheck(toTypedPath(first))
  else if (command === 'schema' && second === undefined) await runSchema(first)
  else return 'usage'
  return 'done'
})

async function runImport(db: Db, folder: string, isDryRun: boolean): Promise<void> {
  const onPicture = makeProgressLine('Preparing pictures')
  const result = await importBrand(db, folder, { isDryRun, onPicture, nowMs: Date.now() })
  if (result.outcome === 'mistakes') throw toProblem(result.mistakes, 'Nothing was changed.')
  for (const line of result.changes) say(line)
  const count = `${result.changes.length} ${result.changes.length === 1 ? 'difference' : 'differences'}`
  if (result.outcome === 'imported') say(`Imported ${result.brand}: ${count}.`)
  else if (result.changes.length === 0) say(`${result.brand} is in the database just as the folder has it.`)
  else say(`${count}. Nothing was changed: this was a dry run.`)
}

async function runExport(db: Db, brand: string, outFolder: string): Promise<void> {
  const result = await exportBrand(db, brand, outFolder)
  if (result.outcome === 'unknown') {
    const known = result.known.join(', ') || 'none'
    throw new CommandProblem(`There is no brand '${brand}' in the database. There is: ${known}.`)
  }
  if (result.outcome === 'not-empty') {
    throw new CommandProblem(`${result.folder} is not empty. An export is written to a new folder.`)
  }
  say(`Written to ${result.folder}`)
  for (const file of result.ownCode) {
    say(`${file} is part of the storefront's code and not of the database: copy it from brands/${brand}.`)
  }
}

async function runCheck(folder: string): Promise<void> {
  const { catalogue, mistakes } = await readBrandFolder(folder)
  if (catalogue === null) throw toProblem(mistakes, '')
  const { brand, restos, positions } = catalogue
  say(`${brand.slug}: no mistakes. ${restos.length} venues, ${positions.length} dishes.`)
}

async function runSchema(outFolder: string | undefined): Promise<void> {
  const schemas = toJsonSchemas()
  if (outFolder === undefined) return say(JSON.stringify(schemas, null, 2))
  const folder = toTypedPath(outFolder)
  await mkdir(folder, { recursive: true })
  for (const [kind, schema] of Object.entries(schemas)) {
    await writeFile(join(folder, `${kind}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
  }
  return say(`Written to ${folder}`)
}

function toProblem(mistakes: readonly Mistake[], consequence: string): CommandProblem {
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}. ${consequence}`
  return new CommandProblem([...mistakes.map(toMistakeLine), count.trim()].join('\n'))
}
