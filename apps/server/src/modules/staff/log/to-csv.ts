/** Excel takes a file for UTF-8 by this mark alone. */
const byteOrderMark = '\uFEFF'

/**
 * A table as Excel opens it in Russian: semicolons, for the comma is its decimal sign. A cell that begins like a formula
 * would run as one (OWASP, CSV injection), so an apostrophe before it makes it a text.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`
}

function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[\s]*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
