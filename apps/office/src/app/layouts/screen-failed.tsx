import { findFailure } from '@lavash/client/result.ts'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFirstText } from '#i18n/use-text.ts'
import { Content } from '#parts/content.tsx'
import styles from './screen-states.module.css'

export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const t = useFirstText()
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
    <Content className={styles.state}>
      <ErrorWithRetry
        text={toFailureText(t, failure)}
        onRetry={() => void handleRetry()}
        isRetrying={isRetrying}
      />
    </Content>
  )
}
