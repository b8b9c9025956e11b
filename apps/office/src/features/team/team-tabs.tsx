import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { mayForBrand } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'
import { devicesQuery, teamQuery } from '#session/team-queries.ts'
import styles from './team-tabs.module.css'

/** Screens of their own: each has an address, and the back button goes from one to the other. */
export function TeamTabs({ brandId }: { brandId: number }) {
  const t = useText()
  const me = useMe()
  const { data: team } = useQuery(teamQuery(brandId))
  const { data: devices } = useQuery(devicesQuery(brandId))
  const params = { brandId }
  const options = { exact: true, includeSearch: false }
  return (
    <nav className={styles.tabs} aria-label={t('team.title')}>
      <Link to="/$brandId/team" params={params} className={styles.tab} activeOptions={options}>
        {t('team.people')}
        {team !== undefined && <span className={styles.count}>{team.people.length}</span>}
      </Link>
      <Link to="/$brandId/team/devices" params={params} className={styles.tab} activeOptions={options}>
        {t('devices.title')}
        {devices !== undefined && <span className={styles.count}>{devices.length}</span>}
      </Link>
      {mayForBrand(me, 'MANAGER', brandId) && (
        <Link to="/$brandId/team/log" params={params} className={styles.tab} activeOptions={options}>
          {t('log.title')}
        </Link>
      )}
    </nav>
  )
}
