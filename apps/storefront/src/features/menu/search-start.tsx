import type { Position } from '@lavash/contract/menus'
import { useState } from 'react'
import { isWishTag } from '#features/menu/wish-tag.ts'
import { readRecentSearches } from '#features/menu/search-recent.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import styles from './search-popup.module.css'

interface Props {
  positions: readonly Position[]
  onSearch: (query: string) => void
}

/** Suggestions without a query or a result: recent searches and tags of the menu. */
export function SearchStart({ positions, onSearch }: Props) {
  const t = useText()
  const [recent] = useState(readRecentSearches)
  const names = positions.flatMap(({ tags }) => tags.filter(isWishTag).map(({ name }) => name))
  return (
    <div className={styles.start}>
      <Chips title={t('search.recent')} words={recent} onSearch={onSearch} />
      <Chips title={t('search.try')} words={[...new Set(names)]} onSearch={onSearch} />
    </div>
  )
}

interface ChipsProps {
  title: string
  words: readonly string[]
  onSearch: (query: string) => void
}

function Chips({ title, words, onSearch }: ChipsProps) {
  if (words.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.chips}>
        {words.map((word) => (
          <li key={word}>
            <Chip onClick={() => onSearch(word)}>{word}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
