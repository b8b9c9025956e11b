import type { Order } from '@lavash/contract/orders'
import { listRatingReasons, type RatingReason, starsMax } from '@lavash/rulebook/order/order-rating'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { callForAccount } from '#session/call-for-account.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Chip } from '@lavash/ui/chip.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './rating-card.module.css'

const choices = Array.from({ length: starsMax }, (_, index) => index + 1)

/** Stars first. Reasons are asked for when something was missing, and nobody has to give one. */
export function RatingForm({ order, onRated }: { order: Order; onRated: () => void }) {
  const t = useText()
  const name = useId()
  const [stars, setStars] = useState(order.rating?.stars ?? 0)
  const [reasons, setReasons] = useState<readonly RatingReason[]>(order.rating?.reasons ?? [])
  const [isSending, setIsSending] = useState(false)
  const toggle = (reason: RatingReason) =>
    setReasons(reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason])
  const send = async () => {
    setIsSending(true)
    const body = { stars, reasons: stars === starsMax ? [] : [...reasons] }
    const answer = await callForAccount('orders.rate', { params: { orderId: order.id }, body })
    setIsSending(false)
    if (answer.ok) onRated()
    else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
  }
  return (
    <>
      <fieldset className={styles.line} aria-label={t('rating.title')}>
        {choices.map((count) => (
          <label key={count} className={styles.star} data-on={count <= stars || undefined}>
            <input
              type="radio"
              name={name}
              checked={count === stars}
              aria-label={t('rating.stars', { stars: count })}
              onChange={() => setStars(count)}
            />
            <Star />
          </label>
        ))}
      </fieldset>
      {stars > 0 && stars < starsMax && (
        <fieldset className={styles.line}>
          <legend>{t('rating.question')}</legend>
          {listRatingReasons(order.deliveryType).map((reason) => (
            <Chip key={reason} isChosen={reasons.includes(reason)} onClick={() => toggle(reason)}>
              {t(`rating.reason.${reason}`)}
            </Chip>
          ))}
        </fieldset>
      )}
      {stars > 0 && (
        <Button isLoading={isSending} onClick={() => void send()}>
          {t('rating.send')}
        </Button>
      )}
    </>
  )
}
