import type { Position } from '@lavash/contract/menus'
import { linesOfPosition } from '@lavash/rulebook/cart/cart'
import { lineCountMax } from '@lavash/rulebook/site/limits'
import { closeWhichLine } from '#features/menu/which-line.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { setLineCount, useCartLines } from '#order/cart.ts'
import { useResto } from '#order/chosen-venue.ts'
import { toModifierNames } from '#order/line-modifiers.ts'
import { useModifierGroups } from '#order/position-modifiers.ts'
import { Popup } from '@lavash/ui/popup.tsx'
import { Price } from '@lavash/ui/price.tsx'
import { Stepper } from '@lavash/ui/stepper.tsx'
import styles from './modifier-field.module.css'

/** '−' on a card that stands for several lines: each with its choice and a stepper of its own. */
export function WhichLinePopup({ position, isOpen }: { position: Position; isOpen: boolean }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const { groups } = useModifierGroups(position.id)
  const lines = linesOfPosition(useCartLines(), position)
  return (
    <Popup
      isOpen={isOpen && lines.length > 0}
      onClose={closeWhichLine}
      title={`${position.name}. ${t('cart.whichOne')}`}
      size="small"
    >
      <ul>
        {lines.map((line) => {
          const name = toModifierNames(line, groups, format) || position.name
          return (
            <li key={name} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.price}>
                <Price amountMinor={line.sum} currency={currency} />
              </span>
              <Stepper
                label={name}
                value={line.count}
                max={lineCountMax}
                isRemovable
                onValueChange={(count) => setLineCount(line, count)}
              />
            </li>
          )
        })}
      </ul>
    </Popup>
  )
}
