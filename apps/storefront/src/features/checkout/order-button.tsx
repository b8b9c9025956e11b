import { isPaidOnline } from '@lavash/rulebook/order/payment-status'
import type { ReactNode } from 'react'
import { Link } from '#navigation/link.tsx'
import { toPath } from '#config/paths.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { DockSummary } from '#features/checkout/dock-summary.tsx'
import { useCartSums } from '#order/cart-sums.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useIsSignedIn } from '#session/use-session.ts'
import { Button } from '@lavash/ui/button.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { Price } from '@lavash/ui/price.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import styles from './order-button.module.css'

interface Props {
  isBusy: boolean
  problem: string | undefined
  onPlace: () => void
  onSignIn: () => void
}

/** One button that says what happens next. On a phone it stays at the bottom of the screen. */
export function OrderButton({ isBusy, problem, onPlace, onSignIn }: Props) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const isMobile = useIsMobile()
  return (
    <>
      <div className={isMobile ? styles.dock : styles.place} data-place="order" tabIndex={-1}>
        <ProblemText text={problem} />
        {isMobile && <DockSummary isSignedIn={isSignedIn} />}
        {isSignedIn ? (
          <PlaceButton isBusy={isBusy} onPlace={onPlace} />
        ) : (
          <SignInButton onSignIn={onSignIn} />
        )}
      </div>
      {isSignedIn && (
        <p className={styles.agreement}>{t.rich('checkout.agreement', { link: linkToTerms })}</p>
      )}
    </>
  )
}

function linkToTerms(words: ReactNode) {
  return (
    <Link className={styles.link} to={toPath('terms-of-sale')}>
      {words}
    </Link>
  )
}

/** K-01 */
function SignInButton({ onSignIn }: { onSignIn: () => void }) {
  const t = useText()
  return (
    <>
      <p className={styles.hint}>{t('auth.toOrder')}</p>
      <Button size="large" isWide aria-haspopup="dialog" onClick={onSignIn}>
        {t('auth.signIn')}
      </Button>
    </>
  )
}

function PlaceButton({ isBusy, onPlace }: { isBusy: boolean; onPlace: () => void }) {
  const t = useText()
  const format = useFormat()
  const isMobile = useIsMobile()
  const { currency } = useResto()
  const { totalMinor, amountMessages } = useCartSums()
  const { chosen } = usePaymentChoice()
  const bound = toBoundText()
  const isOnline = chosen !== undefined && isPaidOnline(chosen)
  const label = isOnline ? t('checkout.placeAndPay') : t('checkout.place')
  const end =
    isMobile && bound === undefined ? { end: <Price amountMinor={totalMinor} currency={currency} /> } : {}
  return (
    <Button
      size="large"
      isWide
      isLoading={isBusy}
      variant={bound === undefined ? 'primary' : 'neutral'}
      onClick={onPlace}
      {...end}
    >
      {bound ?? (isOnline && !isMobile ? `${label} ${format.money(totalMinor, currency)}` : label)}
    </Button>
  )

  /** A sum that cannot be ordered is told by the button itself. It can be pressed: then the reason takes the focus. */
  function toBoundText(): string | undefined {
    const [message] = amountMessages
    if (message?.kind !== 'min-sum' && message?.kind !== 'max-sum') return undefined
    const sum = format.money(message.sumMinor, currency)
    return message.kind === 'min-sum' ? t('checkout.orderFrom', { sum }) : t('checkout.orderUpTo', { sum })
  }
}
