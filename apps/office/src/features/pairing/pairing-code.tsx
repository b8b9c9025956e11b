import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { Button } from '@lavash/ui/button.tsx'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'
import { Skeleton } from '@lavash/ui/skeleton.tsx'
import { Spinner } from '@lavash/ui/spinner.tsx'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { usePairing } from '#features/pairing/use-pairing.ts'
import styles from './pairing-code.module.css'

interface Props {
  onPaired: () => void
  /** Another code: this one is out of date, or did not arrive. */
  onRenew: () => void
}

/** Another code is another attempt, which begins with nothing. */
export function PairingCode({ onPaired }: Pick<Props, 'onPaired'>) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} onPaired={onPaired} onRenew={() => setAttempt(attempt + 1)} />
}

/** Read from across the room: two groups of four. */
function Attempt({ onPaired, onRenew }: Props) {
  const t = useText()
  const format = useFormat()
  const { pairing, failure, isExpired } = usePairing(onPaired)
  if (failure !== undefined) return <ErrorWithRetry text={toFailureText(t, failure)} onRetry={onRenew} />
  if (pairing === undefined) return <Skeleton shape="card" height="8rem" />
  return (
    <div className={styles.pairing}>
      <p className={styles.code} data-expired={isExpired || undefined}>
        {pairing.code}
      </p>
      {isExpired ? (
        <>
          <p role="alert">{t('pair.expired')}</p>
          <Button size="large" onClick={onRenew}>
            {t('pair.again')}
          </Button>
        </>
      ) : (
        <output className={styles.waiting}>
          <Spinner />
          {t('pair.waiting', { time: format.time(Date.parse(pairing.expiresAt)) })}
        </output>
      )}
    </div>
  )
}
