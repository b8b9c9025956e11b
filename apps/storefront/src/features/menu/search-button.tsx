import { Search } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { goBack, navigate } from '#navigation/history.ts'
import { useEntry } from '#navigation/router.tsx'
import { findSearch, type SearchState } from '#features/menu/search-state.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { later } from '@lavash/ui/later.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import styles from './search-button.module.css'

const SearchPopup = later(async () => (await import('#features/menu/search-popup.tsx')).SearchPopup)

/** Preloads when the pointer comes near. */
const preload = () => void SearchPopup.load()

/** M-08. Looks like a field, or is an icon in a bar. The search is loaded when it is needed. */
export function SearchButton({ form }: { form: 'field' | 'icon' }) {
  const t = useText()
  const isMobile = useIsMobile()
  const { isOpen, openingCount, firstQuery, open, close, keep } = useSearchEntry()
  const events = {
    onClick: open,
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': 'dialog',
  } as const
  return (
    <>
      {form === 'icon' ? (
        <IconButton {...events} label={t('search.dishes')} icon={<Search />} />
      ) : (
        <button {...events} type="button" className={styles.field}>
          <Search className={styles.icon} />
          {isMobile ? t('search.placeholder') : t('search.dishes')}
        </button>
      )}
      {openingCount > 0 && (
        <Suspense fallback={null}>
          <SearchPopup
            key={openingCount}
            isOpen={isOpen}
            firstQuery={firstQuery}
            onClose={close}
            onLeave={keep}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * The search is a history entry, so a phone's back button closes it. The query is stored there only when the customer
 * leaves.
 */
function useSearchEntry() {
  const { pathname, search, hash, state } = useEntry()
  const query = findSearch(state)
  const isOpen = query !== undefined
  const closed = useRef(0)
  const [opening, setOpening] = useState({ isOpen: false, count: 0, firstQuery: '' })
  if (opening.isOpen !== isOpen) {
    setOpening({
      isOpen,
      count: opening.count + (isOpen ? 1 : 0),
      firstQuery: query ?? opening.firstQuery,
    })
  }
  const go = (words: string, replace: boolean) => {
    const next: SearchState = { ...(state as object | null), search: words }
    navigate({ pathname, search, hash }, { state: next, replace })
  }
  return {
    isOpen,
    openingCount: opening.count,
    firstQuery: opening.firstQuery,
    open: () => go('', false),
    close: () => {
      // The second tap of a double tap comes after closing and would leave the page.
      if (closed.current !== opening.count) goBack()
      closed.current = opening.count
    },
    keep: (words: string) => go(words, true),
  }
}
