const words: Readonly<Record<string, string>> = {
  isStopped: 'stopped',
  notAt: 'venues that leave it out',
  goesWith: 'dishes offered beside it',
  sha256: 'content',
  nameUi: 'name for customers',
  order: 'place',
}

/** 'price 329.00 → 349.00 RUB', 'moved', 'description': the value where it says something in a few letters. */
export function describeField(field: string, from: unknown, to: unknown, currency: string): string {
  if (field === 'polygon' || field === 'location') return 'moved'
  const word = words[field] ?? toWords(field.replace(/Minor$/, ''))
  if (field === 'sha256' || !isShort(from) || !isShort(to)) return word
  if (field.endsWith('Minor')) return `${word} ${toAmount(from)} → ${toAmount(to)} ${currency}`
  return `${word} ${toShort(from)} → ${toShort(to)}`
}

type Short = string | number | boolean | null

function isShort(value: unknown): value is Short {
  if (typeof value === 'string') return value.length <= 40 && !value.includes('\n')
  return value === null || typeof value === 'number' || typeof value === 'boolean'
}

function toShort(value: Short): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function toAmount(value: Short): string {
  return typeof value === 'number' ? (value / 100).toFixed(2) : toShort(value)
}

function toWords(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
