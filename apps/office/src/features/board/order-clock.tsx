import type { BoardOrderAnswer } from '@lavash/contract/board'
import { findLateMs } from '@lavash/rulebook/order/board'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { toWaitingSinceMs } from '#features/board/board-places.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './order-clock.module.css'

interface Props {
  order: BoardOrderAnswer
  nowMs: number
}

const soonMs = 5 * 60_000
const toSeconds = (ms: number) => Math.max(0, Math.floor(ms / 1000))
const toMinutes = (ms: number) => Math.floor(ms / 60_000)

/** What a cook looks for from two metres: how long it waits, how long is left, or how late it is. */
export function OrderClock({ order, nowMs }: Props) {
  const t = useText()
  const format = useFormat()
  const { status, board } = order
  if (status === 'CANCELLED') return null
  if (status === 'NEW') {
    return (
      <p className={styles.clock} data-tone="asks">
        <span className={styles.word}>{t('orders.waits')}</span>
        <span className={styles.figure}>{format.countdown(toSeconds(nowMs - toWaitingSinceMs(order)))}</span>
      </p>
    )
  }
  if (status === 'READY' || status === 'DELIVERING') {
    const minutes = toMinutes(nowMs - Date.parse(board.lastStep.at))
    return <p className={styles.since}>{t('orders.sinceMinutes', { minutes: String(minutes) })}</p>
  }
  if (board.promisedAt === null) return null
  const promisedAtMs = Date.parse(board.promisedAt)
  const lateMs = findLateMs(promisedAtMs, nowMs)
  const leftMs = promisedAtMs - nowMs
  return (
    <p className={styles.clock} data-tone={lateMs > 0 ? 'late' : leftMs < soonMs ? 'soon' : 'plain'}>
      <span className={styles.figure}>{lateMs > 0 ? toMinutes(lateMs) : Math.ceil(leftMs / 60_000)}</span>
      <span className={styles.word}>{t(lateMs > 0 ? 'orders.minutesLate' : 'orders.minutesLeft')}</span>
    </p>
  )
}
