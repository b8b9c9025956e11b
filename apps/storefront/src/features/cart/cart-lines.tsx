import type { CartPosition } from '@lavash/rulebook/cart/cart'
import type { ComponentProps } from 'react'
import { CartLine } from '#features/cart/cart-line.tsx'
import { cartFocusId, focusCart } from '#features/cart/focus-cart.ts'
import { CrossSell } from '#features/cart/cross-sell.tsx'
import { CutleryCount } from '#features/cart/cutlery-count.tsx'
import { PersonCount } from '#features/cart/person-count.tsx'
import { useText } from '#i18n/use-text.ts'
import { emptyCart, removeFromCart, useCartLines } from '#order/cart.ts'
import { returnToCart } from '#order/cart-undo.ts'
import { useResto } from '#order/chosen-venue.ts'
import type { FindRefusal } from '#order/placing-refusals.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import styles from './cart-lines.module.css'

interface Props extends Pick<ComponentProps<typeof CrossSell>, 'askAdulthood'> {
  findRefusal: FindRefusal
}

export function CartLines({ findRefusal, askAdulthood }: Props) {
  const t = useText()
  const lines = useCartLines()
  const { currency } = useResto()
  const priceChanges = usePreflight((state) => state.priceChanges)
  const { ask, confirmPopup } = useConfirm()

  const handleRemove = (line: CartPosition, index: number, name: string) => {
    removeFromCart(line)
    focusCart()
    showToast({
      text: t('cart.removed', { name }),
      undo: () => {
        if (!returnToCart(line, index)) showToast({ text: t('cart.full') })
        focusCart()
      },
    })
  }

  /** C-02 */
  const handleClear = async () => {
    const answer = await ask({
      title: t('cart.clearConfirm'),
      confirmLabel: t('cart.clear'),
      cancelLabel: t('common.cancel'),
      isDanger: true,
    })
    if (answer !== 'confirmed') return
    emptyCart()
    focusCart()
  }

  const clearButton = (
    <Button variant="quiet" size="small" onClick={() => void handleClear()}>
      {t('cart.clear')}
    </Button>
  )
  return (
    <Panel title={t('cart.headline')} end={clearButton}>
      <ul id={cartFocusId} tabIndex={-1} className={styles.lines} aria-label={t('cart.lines')}>
        {lines.map((line, index) => (
          <CartLine
            key={toKey(line)}
            line={line}
            place={`line-${index}`}
            currency={currency}
            oldPriceMinor={priceChanges.find(({ name }) => name === line.name)?.oldPriceMinor}
            problem={findRefusal(`line-${index}`)}
            onRemove={(name) => handleRemove(line, index, name)}
          />
        ))}
      </ul>
      <CrossSell currency={currency} askAdulthood={askAdulthood} />
      <PersonCount problem={findRefusal('person-count')} />
      <CutleryCount />
      {confirmPopup}
    </Panel>
  )
}

function toKey({ id, menu, modifiers }: CartPosition): string {
  return [menu.id, id, ...modifiers.map((modifier) => `${modifier.id}x${modifier.count}`)].join(' ')
}
