type Search = Readonly<Record<string, unknown>>

const popups = ['invite', 'pair'] as const

/** A popup that has an address. */
export function toOpenPopup({ open }: Search): { open?: (typeof popups)[number] } {
  const found = popups.find((popup) => popup === open)
  return found === undefined ? {} : { open: found }
}

export interface LogFilters {
  personId?: string
  deviceId?: string
  restoId?: number
  kind?: string
  /** Days as a calendar has them, '2026-11-19'. */
  from?: string
  to?: string
}

/** What does not fit is left out: the address is typed by people too. */
export function toLogFilters(search: Search): LogFilters {
  const { personId, deviceId, restoId, kind, from, to } = search
  return {
    ...(isText(personId) && { personId }),
    ...(isText(deviceId) && { deviceId }),
    ...(typeof restoId === 'number' && Number.isSafeInteger(restoId) && restoId > 0 && { restoId }),
    ...(isText(kind) && { kind }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 64
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}
