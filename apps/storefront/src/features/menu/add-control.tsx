import type { Position } from '@lavash/contract/menus'
import { lineCountMax } from '@lavash/rulebook/site/limits'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Adding } from '#features/menu/use-adding.ts'
import { useText } from '#i18n/use-text.ts'
import { useCountInCart } from '#order/cart.ts'
import { Button } from '@lavash/ui/button.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Stepper } from '@lavash/ui/stepper.tsx'
import styles from './add-control.module.css'

interface Props {
  position: Position
  /** A card has room for a text, a row only for the plus. */
  form: 'card' | 'row'
  adding: Adding
}

/** M-04: a button until the dish is in the cart, then a stepper. */
export function AddControl({ position, form, adding }: Props) {
  const t = useText()
  const count = useCountInCart(position)
  const { place, handlePress } = useKeptFocus(count > 0)
  const handleMore = () => handlePress(() => adding.onMore(position))
  const label = t('positions.addNamed', { name: position.name })
  return (
    <div ref={place} className={styles.control}>
      {count > 0 ? (
        <Stepper
          label={position.name}
          value={count}
          // Each choice of modifiers is a line with its own limit.
          max={position.hasModifiers ? Number.MAX_SAFE_INTEGER : lineCountMax}
          onValueChange={(next) => (next > count ? handleMore() : handlePress(() => adding.onLess(position)))}
        />
      ) : form === 'card' ? (
        <Button variant="soft" size="small" aria-label={label} onClick={handleMore}>
          {t('positions.add')}
        </Button>
      ) : (
        <IconButton variant="soft" icon={<Plus />} label={label} onClick={handleMore} />
      )}
    </div>
  )
}

/**
 * The pressed button is replaced by another one, which takes the focus. Otherwise the focus would go to the top of
 * the page.
 */
function useKeptFocus(isInCart: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    const successor = isInCart ? 'fieldset > button:last-of-type' : 'button'
    place.current?.querySelector<HTMLElement>(successor)?.focus({ preventScroll: true })
  }, [isInCart])
  const handlePress = (act: () => void) => {
    isPressed.current = true
    act()
  }
  return { place, handlePress }
}
