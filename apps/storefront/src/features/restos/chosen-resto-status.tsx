import { useSuspenseQuery } from '@tanstack/react-query'
import { workingHoursQuery } from '#api/restos.ts'
import { RestoStatus } from '#features/restos/resto-status.tsx'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useResto, useTimeZone } from '#order/chosen-venue.ts'

export function ChosenRestoStatus() {
  const { data: hours } = useSuspenseQuery(workingHoursQuery(useLocale(), useResto().id))
  return <RestoStatus hours={hours} timeZone={useTimeZone()} />
}
