import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import type { Bench, BenchRow } from './bench.ts'

/** `run-benches.ts [names…] [--json FILE]`: every *.bench.ts here and of the browser, or those whose name begins with one given. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const folders = [import.meta.dirname, join(import.meta.dirname, '../../../e2e/bench')]
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.bench.ts'))
    .filter((file) => positionals.length === 0 || positionals.some((name) => file.startsWith(name)))
    .toSorted()
    .map((file) => join(folder, file)),
)
if (files.length === 0) {
  process.stderr.write(`No bench is called ${positionals.join(', ')}.\n`)
  process.exitCode = 1
}

type Result = { title: string; error?: string; rows: readonly (BenchRow & { isMet: boolean })[] }

const results: Result[] = []
for (const file of files) {
  const { bench } = (await import(file)) as { bench: Bench }
  const { title } = bench
  process.stdout.write(`\n${title}\n`)
  try {
    const rows = await bench.run()
    process.stdout.write(toTable(rows))
    results.push({ title, rows: rows.map((row) => ({ ...row, isMet: isMet(row) })) })
  } catch (error) {
    // The figures of the others are worth having all the same.
    process.stderr.write(`  ${inspect(error)}\n`)
    results.push({ title, error: String(error), rows: [] })
  }
}
if (values.json !== undefined) {
  const machine = {
    cpus: cpus().length,
    cpu: cpus()[0]?.model,
    memoryBytes: totalmem(),
    node: process.version,
  }
  mkdirSync(dirname(values.json), { recursive: true })
  writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`)
}
if (results.some(({ rows, error }) => error !== undefined || !rows.every((row) => row.isMet)))
  process.exitCode = 1

function isMet({ value, ratio, growth, limit }: BenchRow): boolean {
  const isFast = ratio?.atLeast === undefined || ratio.value >= ratio.atLeast
  const isFlat = growth === undefined || growth.value <= growth.atMost
  return isFast && isFlat && (limit === undefined || value <= limit.atMost)
}

function toTable(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => [row.name, toValue(row), toRatio(row), toPromise(row)])
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `  ${line.trimEnd()}\n`)
    .join('')
}

function toValue({ value, unit }: BenchRow): string {
  return `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1)} ${unit}`
}

function toRatio({ ratio, growth }: BenchRow): string {
  if (growth !== undefined) return `${growth.value.toFixed(2)} times the smallest`
  return ratio === undefined ? '' : `${ratio.value.toFixed(2)} of ${ratio.to}`
}

function toPromise(row: BenchRow): string {
  const promise = row.ratio?.atLeast === undefined ? '' : `≥ ${row.ratio.atLeast}`
  const atMost = row.limit?.atMost ?? row.growth?.atMost
  const limit = atMost === undefined ? '' : `≤ ${atMost}`
  if (promise === '' && limit === '') return ''
  return `${promise}${limit} ${isMet(row) ? 'met' : 'NOT MET'}`
}
