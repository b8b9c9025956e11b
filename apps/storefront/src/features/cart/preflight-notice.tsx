import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { toRefusalPlace } from '#order/placing-refusals.ts'
import { repeatPreflight, usePreflight } from '#order/preflight-store.ts'
import { Button } from '@lavash/ui/button.tsx'
import styles from './preflight-notice.module.css'

/** C-10: why the cart could not be priced, unless a place of the page tells it, with a retry. */
export function PreflightNotice() {
  const t = useText()
  const failure = usePreflight((state) => state.failure)
  const isAsking = usePreflight((state) => state.isAsking)
  const answer = usePreflight((state) => state.answer)
  if (failure === null) return null
  const isToldElsewhere =
    failure.errors.length > 0 && failure.errors.every((item) => toRefusalPlace(item) !== 'order')
  if (isToldElsewhere) return null
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{t('cart.failed')}</p>
      <p>{toFailureText(t, failure)}</p>
      {answer !== null && <p>{t('cart.oldSums')}</p>}
      <Button size="small" variant="neutral" isLoading={isAsking} onClick={repeatPreflight}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
