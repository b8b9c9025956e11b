import { useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useStorageTrouble } from '#storage/stored-values.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'

/** Told once: the visit goes on, but its choices are not kept for the next. */
export function StorageNotice() {
  const t = useText()
  const hasTrouble = useStorageTrouble()
  useEffect(() => {
    if (hasTrouble) showToast({ text: t('app.storageUnavailable') })
    // Another language must not tell it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasTrouble])
  return null
}
