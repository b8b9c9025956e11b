import type { Order } from '@lavash/contract/orders'
import { findRatingRefusal } from '@lavash/rulebook/order/order-rating'
import { useState } from 'react'
import { useNow } from '#api/use-now.ts'
import { RatingForm } from '#features/orders/rating-form.tsx'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import styles from './rating-card.module.css'

/** K-12. Asked below everything that the order's page is for, and only while an answer is taken. */
export function RatingCard({ order, onChange }: { order: Order; onChange: () => void }) {
  const t = useText()
  const nowMs = useNow()
  const [isChanging, setIsChanging] = useState(false)
  const { status, deliveryType, rating, history } = order
  const completed = history.find((step) => step.status === 'COMPLETED')
  const refusal = findRatingRefusal(
    {
      status,
      deliveryType,
      completedAtMs: completed && Date.parse(completed.at),
      ratedAtMs: rating && Date.parse(rating.ratedAt),
    },
    nowMs,
  )
  const canRate = refusal === undefined
  if (!canRate && rating === undefined) return null
  const isAsking = canRate && (rating === undefined || isChanging)
  return (
    <Panel title={t('rating.title')}>
      {isAsking ? (
        <RatingForm
          order={order}
          onRated={() => {
            setIsChanging(false)
            onChange()
          }}
        />
      ) : (
        <div className={styles.line}>
          <output>{t('rating.given', { stars: String(rating?.stars ?? 0) })}</output>
          {canRate && (
            <Button size="small" variant="neutral" onClick={() => setIsChanging(true)}>
              {t('common.change')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
