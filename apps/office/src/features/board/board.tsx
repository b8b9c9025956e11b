import type { BoardOrderAnswer } from '@lavash/contract/board'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { Button } from '@lavash/ui/button.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BellRing, CircleCheck, Clock, CookingPot, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { boardQuery } from '#features/board/board-query.ts'
import { type BoardColumns, toColumns } from '#features/board/board-places.ts'
import { play } from '#features/board/bell-sound.ts'
import { OrderCard } from '#features/board/order-card.tsx'
import { useBell } from '#features/board/use-bell.ts'
import { useBoardEvents } from '#features/board/use-board-events.ts'
import { useServerNow } from '#features/board/use-server-now.ts'
import { useShift } from '#features/board/use-shift.ts'
import { useText } from '#i18n/use-text.ts'
import { Notice } from '#parts/notice.tsx'
import styles from './board.module.css'

type Place = Exclude<keyof BoardColumns, 'later'>

const icons: Readonly<Record<Place, ReactNode>> = {
  waiting: <BellRing />,
  cooking: <CookingPot />,
  ready: <CircleCheck />,
}
const headings = {
  waiting: 'orders.waiting',
  cooking: 'orders.cooking',
  ready: 'orders.ready',
} as const satisfies Record<Place, string>
const places = ['waiting', 'cooking', 'ready'] as const

/** The orders before a venue. `onWaitingCount` tells the page's title. */
export function Board({ restoId, name }: { restoId: number; name: string }) {
  const t = useText()
  const { data: board } = useSuspenseQuery(boardQuery(restoId))
  const { isLost } = useBoardEvents(restoId)
  const shift = useShift()
  const nowMs = useServerNow(board.offsetMs)
  const [shown, setShown] = useState<Place>('waiting')
  const { ringingCount } = useBell({ orders: board.orders, nowMs, isShiftOpen: shift.isOpen })
  const columns = toColumns(board.orders, nowMs)

  useEffect(() => {
    document.title = ringingCount > 0 ? `(${ringingCount}) ${name}` : name
  }, [ringingCount, name])
  useEffect(() => {
    if (isLost && shift.isOpen) play('lost', 0.5)
  }, [isLost, shift.isOpen])

  const toCard = (order: BoardOrderAnswer) => (
    <OrderCard key={order.id} order={order} restoId={restoId} nowMs={nowMs} isOff={isLost} />
  )
  return (
    <div className={styles.board}>
      {isLost && (
        <div role="alert">
          <Notice tone="danger" icon={<WifiOff />} title={t('orders.lost')}>
            {t('orders.lostText')}
          </Notice>
        </div>
      )}
      {!shift.isOpen && (
        <div className={styles.shift}>
          <p>{t('orders.shiftText')}</p>
          <Button size="large" icon={<BellRing />} onClick={() => void shift.start()}>
            {t('orders.startShift')}
          </Button>
        </div>
      )}
      {shift.lacks.map((lack) => (
        <p key={lack} className={styles.lack}>
          {t(lack === 'sound' ? 'orders.noSound' : 'orders.noWakeLock')}
        </p>
      ))}
      <fieldset className={styles.tabs} aria-label={t('orders.columns')}>
        {places.map((place) => (
          <button
            key={place}
            type="button"
            className={styles.tab}
            aria-pressed={place === shown}
            onClick={() => setShown(place)}
          >
            {t(headings[place])} {columns[place].length}
          </button>
        ))}
      </fieldset>
      <div className={styles.columns}>
        {places.map((place) => (
          <section
            key={place}
            className={styles.column}
            data-place={place}
            data-shown={place === shown || undefined}
            aria-label={t(headings[place])}
          >
            <h2 className={styles.heading}>
              {icons[place]}
              {t(headings[place])} <span className={styles.count}>{columns[place].length}</span>
            </h2>
            <div className={styles.cards}>{columns[place].map(toCard)}</div>
            {place === 'waiting' && columns.waiting.length === 0 && (
              <EmptyState icon={<BellRing />} title={t('orders.none')} text={t('orders.noneText')} />
            )}
          </section>
        ))}
      </div>
      {columns.later.length > 0 && <LaterStrip orders={columns.later} toCard={toCard} />}
    </div>
  )
}

interface LaterProps {
  orders: readonly BoardOrderAnswer[]
  toCard: (order: BoardOrderAnswer) => ReactNode
}

/** Orders for a time to come: one line, opened by whoever wants to look ahead. */
function LaterStrip({ orders, toCard }: LaterProps) {
  const t = useText()
  const format = useFormat()
  const times = orders.map(
    ({ number, preOrderAt = '' }) => `${format.time(Date.parse(preOrderAt))} ${number}`,
  )
  return (
    <details className={styles.later}>
      <summary className={styles.summary}>
        <Clock aria-hidden />
        <b>{t('orders.later', { count: String(orders.length) })}</b>
        <span>{times.join(' · ')}</span>
      </summary>
      <div className={styles.cards}>{orders.map(toCard)}</div>
    </details>
  )
}
