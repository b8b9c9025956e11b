/** The byte order mark: without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A table as Russian Excel opens it. Semicolons separate cells, because the comma is the decimal sign. An apostrophe
 * before a cell that begins like a formula keeps Excel from running it (OWASP, CSV injection).
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
