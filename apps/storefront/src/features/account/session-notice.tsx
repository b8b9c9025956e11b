import { useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'
import { forgetSessionEnd, useSessionEnd } from '#session/session-end.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'

/** Tells a customer once that their session ended. */
export function SessionNotice() {
  const t = useText()
  const end = useSessionEnd()
  useEffect(() => {
    if (end === null) return
    showToast({ text: t('error.invalidToken') })
    forgetSessionEnd()
  }, [end, t])
  return null
}
