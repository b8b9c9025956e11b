import { Share2 } from 'lucide-react'
import { useText } from '#use-text.ts'
import { IconButton } from '#icon-button.tsx'
import { showToast } from '#toast-queue.ts'

/** Shares the page's address by the device's share sheet, or copies it to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useText()
  const handleShare = async () => {
    const url = window.location.origin + window.location.pathname
    const data = { title, url }
    const { share, canShare } = navigator as Partial<Navigator>
    if (share !== undefined && canShare?.call(navigator, data) === true) {
      const outcome = await settle(navigator.share(data))
      // Closing the sheet is an answer, not a failure.
      if (outcome === undefined || outcome.name === 'AbortError') return
    }
    const problem = await settle(navigator.clipboard?.writeText(url))
    showToast(
      problem === undefined
        ? { kind: 'success', text: t('ui.linkCopied') }
        : { kind: 'error', text: t('ui.linkNotCopied') },
    )
  }
  return (
    <IconButton
      label={t('ui.share')}
      icon={<Share2 />}
      variant="neutral"
      onClick={() => void handleShare()}
    />
  )
}

/** The browser's settings may forbid copying, and the clipboard may be missing: tell it, do not throw. */
async function settle(attempt: Promise<void> | undefined): Promise<Error | undefined> {
  if (attempt === undefined) return new Error('There is no clipboard without HTTPS')
  try {
    await attempt
    return undefined
  } catch (error) {
    if (error instanceof DOMException) return error
    throw error
  }
}
