import { useRef } from 'react'
import { SignInPanel } from '#features/account/sign-in-panel.tsx'
import { useText } from '#i18n/use-text.ts'
import { Popup } from '@lavash/ui/popup.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Called when the popup is closed. The page below is unchanged. */
  onSignedIn?: () => void
}

/** Sign-in in a popup, so that a customer who fills a form need not leave it. */
export function SignInPopup({ isOpen, onClose, onSignedIn }: Props) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('auth.headline')}
      size="small"
      closesOutside={false}
      initialFocus={field}
    >
      <SignInPanel
        fieldOfPopup={field}
        onSignedIn={() => {
          onClose()
          onSignedIn?.()
        }}
      />
    </Popup>
  )
}
