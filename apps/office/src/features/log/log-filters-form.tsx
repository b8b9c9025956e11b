import { staffLogKinds } from '@lavash/rulebook/account/staff-log-kinds'
import { useQuery } from '@tanstack/react-query'
import { restosQuery } from '#api/restos.ts'
import type { LogFilters } from '#config/searches.ts'
import { useLogTexts } from '#features/log/use-log-texts.ts'
import { useText } from '#i18n/use-text.ts'
import { DayField } from '#parts/day-field.tsx'
import { Select } from '#parts/select.tsx'
import { devicesQuery, teamQuery } from '#session/team-queries.ts'
import styles from './log-list.module.css'

interface Props {
  brandId: number
  filters: LogFilters
  onChange: (filters: LogFilters) => void
}

/** Each choice is in the address at once: it can be sent to a colleague, and the back button takes it back. */
export function LogFiltersForm({ brandId, filters, onChange }: Props) {
  const t = useText()
  const { toKind } = useLogTexts(brandId)
  const { data: team } = useQuery(teamQuery(brandId))
  const { data: devices = [] } = useQuery(devicesQuery(brandId))
  const { data: restos = [] } = useQuery(restosQuery(brandId))
  const any = { value: '', label: t('log.any') }
  const toOptions = (things: readonly { id: string | number; name: string }[]) => [
    any,
    ...things.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  /** An empty choice leaves the address. */
  const change = (name: keyof LogFilters, value: string | number) => {
    const { [name]: _, ...rest } = filters
    onChange(value === '' || value === 0 ? rest : { ...rest, [name]: value })
  }
  return (
    <search className={styles.filters}>
      <Select
        label={t('log.person')}
        options={toOptions(team?.people ?? [])}
        value={filters.personId ?? ''}
        onValueChange={(value) => change('personId', value)}
      />
      <Select
        label={t('log.device')}
        options={toOptions(devices)}
        value={filters.deviceId ?? ''}
        onValueChange={(value) => change('deviceId', value)}
      />
      <Select
        label={t('log.venue')}
        options={toOptions(restos)}
        value={String(filters.restoId ?? '')}
        onValueChange={(value) => change('restoId', Number(value))}
      />
      <Select
        label={t('log.kind')}
        options={[any, ...staffLogKinds.map((kind) => ({ value: kind, label: toKind(kind) }))]}
        value={filters.kind ?? ''}
        onValueChange={(value) => change('kind', value)}
      />
      <DayField
        label={t('log.from')}
        value={filters.from ?? ''}
        onValueChange={(value) => change('from', value)}
      />
      <DayField label={t('log.to')} value={filters.to ?? ''} onValueChange={(value) => change('to', value)} />
    </search>
  )
}
