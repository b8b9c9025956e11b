import { randomUUID } from 'node:crypto'

/** When an id was made: its first 48 bits. */
export function toCreatedAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}

/** UUIDv7 (RFC 9562, 5.7): sorted by creation, yet nothing to count or guess: 74 random bits. */
export function makeId(nowMs: number): string {
  const time = nowMs.toString(16).padStart(12, '0')
  // Behind its version a random UUID (4) is made of the same parts.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
