import type { Position } from '@lavash/contract/menus'
import { toCartPosition } from '@lavash/rulebook/cart/cart'
import { findCrossSell } from '@lavash/rulebook/cart/cross-sell'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#navigation/link.tsx'
import { LinkButton } from '#navigation/link-button.tsx'
import { toPath } from '#config/paths.ts'
import { focusCart } from '#features/cart/focus-cart.ts'
import { useText } from '#i18n/use-text.ts'
import { useAllPositions } from '#order/all-positions.ts'
import { addToCart, useCartLines } from '#order/cart.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { usePositionAvailability } from '#order/position-availability.ts'
import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'
import { Button } from '@lavash/ui/button.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Picture } from '@lavash/ui/picture.tsx'
import { Price } from '@lavash/ui/price.tsx'
import styles from './cart-lines.module.css'

interface Props {
  currency: string
  /** The menu's question for adults. */
  askAdulthood: (position: Pick<Position, 'tags'>) => Promise<boolean>
}

const closedName = 'cross_sell_closed'

/** C-15: below the dishes, what the brand pairs them with. Once closed, it stays closed for the visit. */
export function CrossSell(props: Props) {
  const t = useText()
  const [isClosed, setIsClosed] = useState(() => findVisitValue(closedName) === true)
  const offered = useOffered()
  if (isClosed || offered.length === 0) return null
  const close = () => {
    setVisitValue(closedName, true)
    setIsClosed(true)
    focusCart()
  }
  return (
    <section aria-labelledby="goes-with">
      <div className={styles.people}>
        <h3 id="goes-with" className={styles.title}>
          {t('cart.goesWith')}
        </h3>
        <IconButton label={t('cart.goesWithClose')} icon={<X />} onClick={close} />
      </div>
      <ul>
        {offered.map((position) => (
          <Offer key={position.id} position={position} {...props} />
        ))}
      </ul>
    </section>
  )
}

function useOffered(): Position[] {
  const lines = useCartLines()
  const positions = useAllPositions()
  const availabilityOf = usePositionAvailability()
  const next = useCartSums().amountMessages.find((message) => 'missingMinor' in message)
  return findCrossSell({
    inCart: lines.map(({ id }) => id),
    positions,
    isAvailable: (position) => availabilityOf(position).kind === 'available',
    missingMinor: next?.missingMinor,
  })
}

function Offer({ position, currency, askAdulthood }: Props & { position: Position }) {
  const t = useText()
  const { id, menu, name, price, photos, hasModifiers } = position
  const path = toPath('menus.positions.show', { menuId: menu.id, positionId: id })
  const add = async () => {
    if (await askAdulthood(position)) addToCart(toCartPosition(position, [], [], 1))
    // The dish leaves this list with the button that had the focus.
    focusCart()
  }
  const button = { size: 'small', variant: 'soft', 'aria-label': t('positions.addNamed', { name }) } as const
  return (
    <li className={styles.offer}>
      <span className={styles.photo}>
        <Picture photo={photos[0]} alt="" sizes="3rem" ratio={1} />
      </span>
      <p className={styles.texts}>
        <Link to={path}>{name}</Link>
        <br />
        <Price amountMinor={price} currency={currency} />
      </p>
      {hasModifiers ? (
        <LinkButton {...button} to={path}>
          <Plus />
        </LinkButton>
      ) : (
        <Button {...button} onClick={() => void add()}>
          <Plus />
        </Button>
      )}
    </li>
  )
}
