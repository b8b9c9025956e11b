import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportBrand } from '#catalogue/export-brand.ts'
import { importBrand } from '#catalogue/import-brand.ts'
import { toJsonSchemas } from '#catalogue/json-schemas.ts'
import { type Mistake, toMistakeLine } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { commandAuthor, toNumber, toUnknownBrand } from '#cli/catalogue/version-commands.ts'
import { toTypedPath } from '#cli/open-cli-db.ts'
import { CommandProblem, say } from '#cli/run-command.ts'
import type { Db } from '#db/db.ts'
import { makeProgressLine } from '#progress-line.ts'
import { recordVersion } from '#staff/record-version.ts'
import { getCommandLineAuthor } from '#staff/staff-log.ts'

export async function importFolder(
  db: Db,
  folder: string,
  options: { isDryRun: boolean; isForced: boolean },
): Promise<void> {
  const onPicture = makeProgressLine('Preparing pictures')
  const result = await importBrand(db, folder, {
    ...options,
    onPicture,
    nowMs: Date.now(),
    author: commandAuthor,
    record: recordVersion('catalogue.imported', getCommandLineAuthor(), Date.now()),
  })
  if (result.outcome === 'mistakes') throw toProblem(result.mistakes, 'Nothing was changed.')
  for (const line of result.changes) say(line)
  const count = `${result.changes.length} ${result.changes.length === 1 ? 'difference' : 'differences'}`
  if (result.outcome === 'needs-force') {
    throw new CommandProblem(
      `${result.brand} was changed since its last import (npm run catalogue -- versions ${result.brand}), and the lines above would undo that. Nothing was changed. Export what is there, or import with --force.`,
    )
  }
  if (result.outcome === 'imported') say(`Imported ${result.brand}: ${count}.`)
  else if (result.changes.length === 0) say(`${result.brand} is in the database just as the folder has it.`)
  else say(`${count}. Nothing was changed: this was a dry run.`)
}

export async function exportFolder(
  db: Db,
  brand: string,
  outFolder: string,
  version: string | boolean | undefined,
): Promise<void> {
  const number = typeof version === 'string' ? toNumber(version) : undefined
  const result = await exportBrand(db, brand, outFolder, number)
  if (result.outcome === 'unknown') throw toUnknownBrand(brand, result.known)
  if (result.outcome === 'no-version') throw new CommandProblem(`${brand} has no version ${number}.`)
  if (result.outcome === 'not-empty') {
    throw new CommandProblem(`${result.folder} is not empty. An export is written to a new folder.`)
  }
  say(`Written to ${result.folder}`)
  for (const file of result.ownCode) {
    say(`${file} is part of the storefront's code and not of the database: copy it from brands/${brand}.`)
  }
}

export async function checkFolder(folder: string): Promise<void> {
  const { catalogue, mistakes } = await readBrandFolder(folder)
  if (catalogue === null) throw toProblem(mistakes, '')
  const { brand, restos, positions } = catalogue
  say(`${brand.slug}: no mistakes. ${restos.length} venues, ${positions.length} dishes.`)
}

export async function writeSchemas(outFolder: string | undefined): Promise<void> {
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
