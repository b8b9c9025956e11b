import { type BootErrorKey, bootErrorKeys, toBootMessage } from '@lavash/rulebook/site/boot-errors'
import type { BootProblem } from '#app/boot/boot-error.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import type { Text } from '#i18n/use-text.ts'

/**
 * B-06: the fixed fallbacks (docs/specification/texts.md). Support reads them, whatever the customer's language is.
 */
const verbatim: Readonly<Record<BootErrorKey, string>> = {
  'boot.error.utcTime': 'Failed to fetch UTC time',
  'boot.error.menuGroupsNotFound': 'Menu groups not found',
  'boot.error.menuPositionsNotFound': 'Menu positions not found',
  'boot.error.menuGroupsFailed': 'Failed to fetch menu groups',
  'boot.error.menuPositionsFailed': 'Failed to fetch menu positions',
  'boot.error.noCities': 'Нет привязанных заведений',
  'boot.error.noMenus': 'В заведениях выбранного города нет меню',
  'boot.error.noZones': 'Нет зон доставки',
}

export interface BootTexts {
  text: string
  details: string | undefined
}

/** The server's message if there is one, else the fallback. A lost network has a text of its own. */
export function toBootTexts(t: Text, problem: BootProblem): BootTexts {
  if (problem.kind === 'catalogue') return { text: t(problem.key), details: undefined }
  const { call, failure } = problem
  const status = failure.status > 0 ? ` (${failure.status})` : ''
  if (call === undefined || failure.layer === 'network') {
    return { text: toFailureText(t, failure), details: failure.message + status }
  }
  const told = toBootMessage(call, {
    status: failure.status,
    ...(failure.item?.message && { message: failure.item.message }),
  })
  if ('message' in told) {
    // The fixed fallbacks are English or Russian only, so the customer gets a translated text.
    const known = bootErrorKeys.find((key) => verbatim[key] === told.message)
    return { text: known ? t(known) : told.message, details: told.message + status }
  }
  return { text: t(told.key), details: verbatim[told.key] + status }
}
