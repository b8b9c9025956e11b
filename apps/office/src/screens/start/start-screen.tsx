import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { getRouteApi, Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { PlaceList, placeRow } from '#parts/place-list.tsx'
import { listBrands } from '#session/brands.ts'
import styles from './start-screen.module.css'

const route = getRouteApi('/open/start')

/** For whoever works for several brands, or for none yet. */
export function StartScreen() {
  const t = useText()
  const { me } = route.useRouteContext()
  const brands = listBrands(me)
  if (brands.length === 0)
    return <EmptyState icon={<UserRoundX />} title={t('start.none')} text={t('start.noneText')} />
  return (
    <div className={styles.start}>
      <h1 className={styles.heading} tabIndex={-1}>
        {t('start.title')}
      </h1>
      <PlaceList>
        {brands.map(({ id, name, role }) => (
          <li key={id}>
            <Link to="/$brandId" params={{ brandId: id }} className={placeRow}>
              <span>{name}</span>
              <span>{t(`role.${role}`)}</span>
            </Link>
          </li>
        ))}
      </PlaceList>
    </div>
  )
}
