import type { PageResult } from './measure-beside.ts'
import type { WebRow } from './web-limits.ts'

export function toTable({ page, machineIndex, rows, complaints }: PageResult): string {
  const lines = rows.map((row) => [row.name, toFigure(row, row.value), toTwin(row), toPromise(row)])
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const table = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return [
    `\n${page} (the machine’s index: ${Math.round(machineIndex)})`,
    ...table,
    ...complaints.map((complaint) => `! ${complaint}`),
  ]
    .map((line, index) => `${index === 0 ? '' : '  '}${line.trimEnd()}\n`)
    .join('')
}

function toFigure({ unit }: WebRow, value: number): string {
  const text = unit === 'ms' ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(3)))
  return `${text} ${unit}`.trim()
}

function toTwin(row: WebRow): string {
  return row.twin === undefined ? '' : `static ${toFigure(row, row.twin)}`
}

function toPromise({ limit, isMet, aim }: WebRow): string {
  if (!isMet) return `${limit}  NOT MET`
  return aim === undefined ? limit : `${limit}  (aim ${aim.text}${aim.isMet ? ', met' : ': not yet'})`
}
