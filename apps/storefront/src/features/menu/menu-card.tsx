import type { RestoMenu } from '@lavash/contract/restos'
import { Link } from 'react-router'
import { toPath } from '#config/paths.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { usePositions } from '#order/menu-queries.ts'
import { Picture } from '#ui/picture.tsx'
import styles from './menu-card.module.css'

/** A menu on the mobile home page, under the photo of its first dish that has one. */
export function MenuCard({ menu }: { menu: RestoMenu }) {
  const t = useText()
  const positions = usePositions(menu.id)
  const photo = positions.find(({ photos }) => photos.length > 0)?.photos[0]
  return (
    <article className={styles.card}>
      <div>
        <Picture photo={photo} alt="" sizes="50vw" isEager />
      </div>
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={toPath('menus.show', { menuId: menu.id })}>
            {menu.name}
          </Link>
        </h3>
        <p className={styles.count}>{t('menus.positions', { count: positions.length })}</p>
      </div>
    </article>
  )
}
