import type { CartPosition } from '@lavash/rulebook/cart/cart'
import { lineCountMax } from '@lavash/rulebook/site/limits'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Link } from '#navigation/link.tsx'
import { useLineDish } from '#features/cart/use-line-dish.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { setLineCount } from '#order/cart.ts'
import { toEditLink } from '#order/edit-line.ts'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Picture } from '@lavash/ui/picture.tsx'
import { Price } from '@lavash/ui/price.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { Stepper } from '@lavash/ui/stepper.tsx'
import styles from './cart-line.module.css'

interface Props {
  line: CartPosition
  place: string
  currency: string
  oldPriceMinor: number | undefined
  problem: string | undefined
  onRemove: (name: string) => void
}

export function CartLine({ line, place, currency, oldPriceMinor, problem, onRemove }: Props) {
  const t = useText()
  const problemId = useId()
  const format = useFormat()
  const { name, modifiers, photo, backText, isInMenu } = useLineDish(line)
  const link = toEditLink(line)
  return (
    <li className={styles.line} data-place={place}>
      <div className={styles.photo}>
        <Picture photo={photo} alt="" sizes="6rem" ratio={1} />
      </div>
      <div className={styles.texts}>
        <p className={styles.name}>
          {isInMenu ? (
            <Link className={styles.link} {...link} aria-describedby={problemId}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {modifiers !== '' && <p className={styles.modifiers}>{modifiers}</p>}
        {line.hasModifiers && isInMenu && (
          <Link className={styles.edit} {...link} aria-label={t('cart.editNamed', { name })}>
            {t('common.change')}
          </Link>
        )}
        {oldPriceMinor !== undefined && (
          <p className={styles.note}>
            {t('cart.oldPrice', { price: format.money(oldPriceMinor, currency) })}
          </p>
        )}
        <ProblemText id={problemId} text={problem} />
        {backText !== undefined && <p className={styles.note}>{backText}</p>}
      </div>
      <div className={styles.count}>
        <Stepper
          label={name}
          value={line.count}
          max={lineCountMax}
          isRemovable
          describedBy={problemId}
          onValueChange={(count) => (count === 0 ? onRemove(name) : setLineCount(line, count))}
        />
      </div>
      <p className={styles.sum}>
        <Price amountMinor={line.sum} currency={currency} />
      </p>
      <div className={styles.remove}>
        <IconButton label={t('cart.removeNamed', { name })} icon={<X />} onClick={() => onRemove(name)} />
      </div>
    </li>
  )
}
