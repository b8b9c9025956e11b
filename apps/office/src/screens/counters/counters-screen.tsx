import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { restosQuery } from '#api/restos.ts'
import { useText } from '#i18n/use-text.ts'
import { PlaceList, placeRow } from '#parts/place-list.tsx'
import { ScreenHead } from '#parts/screen-head.tsx'
import { findBrandName } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'

const route = getRouteApi('/$brandId/counter')

/** Whoever works at several venues says which counter they are at. */
export function CountersScreen() {
  const t = useText()
  const { brandId } = route.useParams()
  const { data: restos } = useSuspenseQuery(restosQuery(brandId))
  return (
    <>
      <ScreenHead title={t('nav.chooseCounter')} place={findBrandName(useMe(), brandId)} />
      <PlaceList>
        {restos.map(({ id, name }) => (
          <li key={id}>
            <Link to="/$brandId/counter/$restoId" params={{ brandId, restoId: id }} className={placeRow}>
              {name}
            </Link>
          </li>
        ))}
      </PlaceList>
    </>
  )
}
