import type { StaffLogEntryAnswer } from '@lavash/contract/staff-log'
import {
  type StaffLogField,
  staffLogFields,
  type StaffLogKind,
  staffLogKinds,
} from '@lavash/rulebook/account/staff-log-kinds'
import { staffRoles } from '@lavash/rulebook/account/staff-roles'
import { orderStatuses } from '@lavash/rulebook/order/order-status'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#i18n/use-text.ts'
import { teamQuery } from '#session/team-queries.ts'

type Author = StaffLogEntryAnswer['who']

const ways = ['passkey', 'sms', 'demo', 'pin'] as const
/** These tell about a person by number: their name may have been forgotten since. */
const kindsAboutPeople = new Set<string>([
  'team.roles-changed',
  'team.ended',
  'device.pin-locked',
] satisfies StaffLogKind[])

function find<Known extends string>(known: readonly Known[], text: string): Known | undefined {
  return known.find((one) => one === text)
}

/** The words of the log. What an older or a newer server wrote, and nobody here knows, is shown as it is. */
export function useLogTexts(brandId: number) {
  const t = useText()
  const { data: team } = useQuery(teamQuery(brandId))

  const toKind = (kind: string) => {
    const known = find(staffLogKinds, kind)
    return known === undefined ? kind : t(`logKind.${known}`)
  }

  const toField = (field: string) => {
    const known = find(staffLogFields, field)
    return known === undefined ? field : t(`logField.${known}`)
  }

  const toSubject = ({ kind, subject }: StaffLogEntryAnswer) => {
    if (subject === null || !kindsAboutPeople.has(kind)) return subject
    return team?.people.find(({ id }) => id === subject)?.name ?? t('log.former')
  }

  const values: Partial<Record<StaffLogField, (value: string) => string | undefined>> = {
    roles: (value) => staffRoles.reduce((text, role) => text.replaceAll(role, t(`role.${role}`)), value),
    allowsSms: (value) => t(value === 'true' ? 'log.yes' : 'log.no'),
    way: (value) => {
      const way = find(ways, value)
      return way && t(`way.${way}`)
    },
    pin: () => t('log.set'),
    status: (value) => {
      const status = find(orderStatuses, value)
      return status && t(`logStatus.${status}`)
    },
  }
  const toValue = (field: string, value: string) => {
    const known = find(staffLogFields, field)
    return (known && values[known]?.(value)) ?? value
  }

  const toAuthor = ({ kind, name, isFormer, deviceName }: Author) => {
    if (kind === 'system') return t('log.system')
    if (kind === 'command-line')
      return name === null ? t('log.commandLine') : `${t('log.commandLine')}, ${name}`
    const person = isFormer ? t('log.former') : (name ?? deviceName ?? t('log.former'))
    return kind === 'person' && deviceName !== undefined
      ? t('log.onDevice', { name: person, device: deviceName })
      : person
  }

  return { toKind, toField, toSubject, toValue, toAuthor }
}
