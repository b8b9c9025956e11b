import { findFailure } from '@lavash/client/result.ts'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './screen-states.module.css'

export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const router = useRouter()
  const [isRetrying, setIsRetrying] = useState(false)
  const failure = findFailure(error)
  const handleRetry = async () => {
    // A chunk that did not arrive stays lost to this document, and a fault would only repeat itself: both begin anew.
    if (failure === undefined) return window.location.reload()
    setIsRetrying(true)
    await router.invalidate()
    setIsRetrying(false)
    reset()
  }
  return (
    <main id="content" className={styles.state} tabIndex={-1}>
      <ErrorWithRetry
        text={toFailureText(t, failure)}
        onRetry={() => void handleRetry()}
        isRetrying={isRetrying}
      />
    </main>
  )
}
