import { ArrowLeft } from 'lucide-react'
import { pressBack } from '#navigation/leave-page.ts'
import { useDeliveryMinutesText } from '#features/location/delivery-facts.ts'
import { EmptyCartIcon } from '#features/menu/cart-button.tsx'
import { SearchButton } from '#features/menu/search-button.tsx'
import { useText } from '#i18n/use-text.ts'
import { useOrderAddress } from '#order/order-address.ts'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import styles from './page-content.module.css'

/** The app bar of a phone's menu page. It is sticky, with the menu bar below it (A-10 counts both). */
export function MobileMenuBar({ title }: { title: string }) {
  const t = useText()
  const address = useOrderAddress()
  const minutes = useDeliveryMinutesText()
  return (
    <header className={styles.mobileBar}>
      <IconButton label={t('common.back')} icon={<ArrowLeft />} onClick={pressBack} />
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{minutes === undefined ? address : `${address} · ${minutes}`}</p>
      </div>
      <SearchButton form="icon" />
      <EmptyCartIcon />
    </header>
  )
}
