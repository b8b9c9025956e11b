import { RestoCard } from '#features/restos/resto-card.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCityData } from '#order/city-data.tsx'
import { useStored } from '#storage/stored-values.ts'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import styles from './restos-screen.module.css'

/** The venues of the chosen city. */
export function RestosScreen() {
  const t = useText()
  const { restos } = useCityData()
  const chosenId = useStored('resto_id')
  if (restos.length === 0) return <EmptyState title={t('restos.index.empty')} />
  return (
    <ul className={styles.grid}>
      {restos
        .toSorted((a, b) => a.order - b.order || a.id - b.id)
        .map((resto) => (
          <li key={resto.id}>
            <RestoCard resto={resto} isChosen={resto.id === chosenId} />
          </li>
        ))}
    </ul>
  )
}
