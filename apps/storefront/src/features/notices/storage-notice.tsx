import { useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useStorageTrouble } from '#storage/stored-values.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'

/** Said once: the visit goes on, only the next one will not remember it. */
export function StorageNotice() {
  const t = useText()
  const hasTrouble = useStorageTrouble()
  useEffect(() => {
    if (hasTrouble) showToast({ text: t('app.storageUnavailable') })
    // In another language it is still the same trouble.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasTrouble])
  return null
}
