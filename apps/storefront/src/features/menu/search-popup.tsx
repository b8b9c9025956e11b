import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { SearchResults } from '#features/menu/search-results.tsx'
import { AdulthoodProvider } from '#features/menu/use-adulthood.tsx'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { SearchField } from '@lavash/ui/search-field.tsx'
import { moveFocus } from '#features/menu/search-focus.ts'
import styles from './search-popup.module.css'

interface Props {
  isOpen: boolean
  /** The query when a dish was opened from here. */
  firstQuery: string
  onClose: () => void
  /** Called with the query before a dish is opened. */
  onLeave: (query: string) => void
}

/** M-08: searches all menus of the venue while typing. */
export function SearchPopup({ isOpen, firstQuery, onClose, onLeave }: Props) {
  const t = useText()
  const [query, setQuery] = useState(firstQuery)
  // Deferred, so that rendering results never delays typing.
  const shownQuery = useDeferredValue(query)
  const input = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('search.dishes')}
      isTitleHidden
      isCloseHidden
      isFlush
      narrowForm="fullScreen"
      initialFocus={input}
    >
      <AdulthoodProvider>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows only add to Tab */}
        <div
          ref={content}
          className={styles.content}
          onKeyDown={(event) => {
            if (content.current !== null && moveFocus(event.key, content.current)) event.preventDefault()
          }}
        >
          <search className={styles.head}>
            <IconButton label={t('common.back')} icon={<ArrowLeft />} onClick={onClose} />
            <div className={styles.field}>
              <SearchField
                label={t('search.placeholder')}
                value={query}
                onValueChange={setQuery}
                inputRef={input}
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
              />
            </div>
          </search>
          <SearchResults
            query={shownQuery}
            onSearch={(words) => {
              setQuery(words)
              input.current?.focus()
            }}
            onLeave={() => onLeave(query)}
            onClose={onClose}
          />
        </div>
      </AdulthoodProvider>
    </Popup>
  )
}
