import { useState } from 'react'
import { navigate } from '#navigation/history.ts'
import { toPath } from '#config/paths.ts'
import { SignInPopup } from '#features/account/sign-in-popup.tsx'
import { PaymentReturn } from '#features/checkout/payment-return.tsx'
import { useText } from '#i18n/use-text.ts'
import { useProfile } from '#session/use-session.ts'
import { Button } from '@lavash/ui/button.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'

/** An order is private: a signed-out customer signs in first. */
export function PaymentPage({ orderId }: { orderId: string }) {
  const t = useText()
  const profile = useProfile()
  const [isSigningIn, setIsSigningIn] = useState(false)
  if (profile !== null) {
    return (
      <PaymentReturn
        personId={profile.id}
        orderId={orderId}
        onLeave={() => navigate(toPath('orders.show', { orderId }), { replace: true })}
      />
    )
  }
  return (
    <>
      <EmptyState
        title={t('payment.signIn')}
        action={<Button onClick={() => setIsSigningIn(true)}>{t('auth.signIn')}</Button>}
      />
      <SignInPopup isOpen={isSigningIn} onClose={() => setIsSigningIn(false)} />
    </>
  )
}
