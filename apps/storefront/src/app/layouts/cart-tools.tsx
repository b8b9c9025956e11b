import { PlaceButton } from '#features/location/place-button.tsx'
import { SearchButton } from '#features/menu/search-button.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCartLines } from '#order/cart.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import { Price } from '@lavash/ui/price.tsx'
import styles from './page-content.module.css'

/** The sticky bar of a desktop's cart: place, search and the total. */
export function CartTools() {
  const t = useText()
  const { currency } = useResto()
  const { totalMinor } = useCartSums()
  const isEmpty = useCartLines().length === 0
  return (
    <div className={styles.tools}>
      <PlaceButton />
      <SearchButton form="icon" />
      {!isEmpty && (
        <p>
          {t('cart.toPay')}{' '}
          <strong>
            <Price amountMinor={totalMinor} currency={currency} />
          </strong>
        </p>
      )}
    </div>
  )
}
