import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useQuery } from '@tanstack/react-query'
import { restosQuery } from '#api/restos.ts'
import { useText } from '#i18n/use-text.ts'

/** Venues of a role in words. One that the reader does not see is left out. */
export function useVenueNames(brandId: number): (restoIds: readonly number[] | null) => string {
  const t = useText()
  const format = useFormat()
  const { data: restos = [] } = useQuery(restosQuery(brandId))
  return (restoIds) =>
    restoIds === null
      ? t('team.allVenues')
      : format.list(restos.filter(({ id }) => restoIds.includes(id)).map(({ name }) => name))
}
