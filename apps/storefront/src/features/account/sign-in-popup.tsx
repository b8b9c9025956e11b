import { SignInPanel } from '#features/account/sign-in-panel.tsx'
import { useText } from '#i18n/use-text.ts'
import { Popup } from '@lavash/ui/popup.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Closed by then; the page below is as it was left. */
  onSignedIn?: () => void
}

/** Sign-in in place: whoever fills a form does not leave it for this. */
export function SignInPopup({ isOpen, onClose, onSignedIn }: Props) {
  const t = useText()
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('auth.headline')} size="small" closesOutside={false}>
      <SignInPanel
        onSignedIn={() => {
          onClose()
          onSignedIn?.()
        }}
      />
    </Popup>
  )
}
