import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from '#navigation/history.ts'
import { useEntry } from '#navigation/router.tsx'
import { CartButton, CartProgress } from '#features/menu/cart-button.tsx'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import styles from './menu-bar.module.css'

/** What the app bar took along when it scrolled away: the place, the search, and the cart with its sum. */
export function StuckTools({ place }: { place: ReactNode }) {
  const t = useText()
  const { pathname, search, hash, state } = useEntry()
  // The app bar's button is still mounted and shows the search: a second popup would lie over the first.
  const openSearch = () =>
    navigate({ pathname, search, hash }, { state: { ...(state as object | null), search: '' } })
  return (
    <div className={styles.tools}>
      {place}
      <IconButton label={t('search.dishes')} icon={<Search />} aria-haspopup="dialog" onClick={openSearch} />
      <CartProgress />
      <CartButton />
    </div>
  )
}
