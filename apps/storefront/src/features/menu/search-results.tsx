import type { Position } from '@lavash/contract/menus'
import { type DishHit, searchDishes, toDishIndex } from '@lavash/rulebook/menu/dish-search'
import { fitsFilter, isFiltering } from '@lavash/rulebook/menu/dish-filter'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { resetFilter, useMenuFilter } from '#features/menu/menu-filter.ts'
import { PositionCard } from '#features/menu/position-card.tsx'
import { PositionGrid } from '#features/menu/position-grid.tsx'
import { rememberSearch } from '#features/menu/search-recent.ts'
import { SearchStart } from '#features/menu/search-start.tsx'
import { useAdding } from '#features/menu/use-adding.ts'
import { useCardReason } from '#features/menu/use-card-reason.ts'
import { useText } from '#i18n/use-text.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useGroupNames } from '#order/group-names.ts'
import { useAllPositions } from '#order/all-positions.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Chip } from '@lavash/ui/chip.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import styles from './search-popup.module.css'

interface Props {
  query: string
  onSearch: (query: string) => void
  onLeave: () => void
  onClose: () => void
}

export function SearchResults({ query, onSearch, onLeave, onClose }: Props) {
  const t = useText()
  const all = useAllPositions()
  const filter = useMenuFilter()
  const positions = useMemo(() => all.filter((position) => fitsFilter(position, filter)), [all, filter])
  const groupNames = useGroupNames()
  const index = useMemo(
    () => toDishIndex(positions, ({ positionGroup }) => groupNames.get(positionGroup?.id ?? 0) ?? ''),
    [positions, groupNames],
  )
  const hits = useMemo(() => searchDishes(index, query), [index, query])
  const isBlank = query.trim() === ''
  const count = hits.length === 0 ? t('search.nothing') : t('search.results', { count: hits.length })
  return (
    <>
      {/* Rendered before there is a count: a live region that appears with its text is not announced. */}
      <output className={styles.count}>
        <HiddenText>{!isBlank && count}</HiddenText>
      </output>
      {isFiltering(filter) && (
        <p className={styles.filter}>
          <Chip isChosen onClick={resetFilter}>
            {t('filter.inSearch')} ×
          </Chip>
        </p>
      )}
      {!isBlank && hits.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('search.nothing')}
          text={t('search.nothingHint')}
          action={
            <Button variant="soft" onClick={onClose}>
              {t('search.toMenu')}
            </Button>
          }
        />
      )}
      {isBlank || hits.length === 0 ? (
        <SearchStart positions={positions} onSearch={onSearch} />
      ) : (
        <Hits
          hits={hits}
          onLeave={() => {
            rememberSearch(query)
            onLeave()
          }}
        />
      )}
    </>
  )
}

function Hits({ hits, onLeave }: { hits: readonly DishHit<Position>[]; onLeave: () => void }) {
  const adding = useAdding(onLeave)
  const reasonOf = useCardReason()
  const { currency } = useResto()
  return (
    <div className={styles.results}>
      <PositionGrid form="row">
        {hits.map(({ dish, highlights }) => (
          <li key={`${dish.menu.id}-${dish.id}`}>
            <PositionCard
              position={dish}
              currency={currency}
              form="row"
              adding={adding}
              unavailableText={reasonOf(dish)}
              highlights={highlights}
            />
          </li>
        ))}
      </PositionGrid>
    </div>
  )
}
