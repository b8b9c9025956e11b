import type { Resto } from '@lavash/contract/restos'
import { toTimeZone } from '@lavash/rulebook/time-zone'
import { Link } from 'react-router'
import { toPath } from '#config/paths.ts'
import { RestoStatus } from '#features/restos/resto-status.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './resto-card.module.css'

export function RestoCard({ resto }: { resto: Resto }) {
  return (
    <article className={styles.card}>
      <div>
        <Picture photo={resto.photos[0]} alt="" sizes="(width < 840px) 100vw, 30rem" />
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={toPath('restos.show', { restoId: resto.id })}>
            {resto.name}
          </Link>
        </h2>
        <p>{resto.address}</p>
        <RestoStatus hours={resto.openingHours} timeZone={toTimeZone(resto.timezone)} />
      </div>
    </article>
  )
}
