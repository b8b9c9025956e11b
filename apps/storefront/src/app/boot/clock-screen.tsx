import { useQuery } from '@tanstack/react-query'
import { syncClock } from '#api/clock.ts'
import { type Failure, getValue } from '#api/result.ts'
import { useNow } from '#api/use-now.ts'
import { BootFrame } from '#app/boot/boot-frame.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import styles from './clock-screen.module.css'

export function ClockScreen() {
  const clock = useQuery({
    queryKey: ['clock'],
    queryFn: async ({ signal }) => getValue(await syncClock(signal)),
    staleTime: Infinity,
  })
  return (
    <BootFrame>
      {clock.isSuccess && <SyncedTime />}
      {clock.isFetching && <Syncing />}
      {clock.isError && !clock.isFetching && (
        <Failed failure={clock.error.failure} onRetry={() => void clock.refetch()} />
      )}
    </BootFrame>
  )
}

function Syncing() {
  const t = useText()
  return (
    <div className={styles.body}>
      <output className={styles.caption}>{t('boot.syncing')}</output>
      <div className={styles.timeSkeleton} />
      <div className={styles.dateSkeleton} />
    </div>
  )
}

function SyncedTime() {
  const t = useText()
  const format = useFormat()
  const nowMs = useNow(1000)
  return (
    <div className={styles.body}>
      <p className={styles.caption}>
        <span className={styles.dot} />
        {t('boot.restoTime')}
      </p>
      <time className={styles.time} dateTime={new Date(nowMs).toISOString()}>
        {format.time(nowMs)}
      </time>
      <p className={styles.date}>{format.dateWithWeekday(nowMs)}</p>
    </div>
  )
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useText()
  return (
    <div className={styles.body} role="alert">
      <h2 className={styles.title}>{t('boot.failedTitle')}</h2>
      <p className={styles.text}>{toFailureText(t, failure)}</p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        {t('common.retry')}
      </button>
      <p className={styles.details}>
        {failure.message}
        {failure.status > 0 && ` (${failure.status})`}
      </p>
    </div>
  )
}
