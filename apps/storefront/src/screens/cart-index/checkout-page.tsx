import { useState } from 'react'
import { navigate } from '#navigation/history.ts'
import { getSettings } from '#config/current-settings.ts'
import { toPath } from '#config/paths.ts'
import { SignInPopup } from '#features/account/sign-in-popup.tsx'
import { AmountNotice } from '#features/cart/amount-notice.tsx'
import { CartLines } from '#features/cart/cart-lines.tsx'
import { CartSumsList } from '#features/cart/cart-sums-list.tsx'
import { EmptyCart } from '#features/cart/empty-cart.tsx'
import { PreflightNotice } from '#features/cart/preflight-notice.tsx'
import { PromoCodeForm } from '#features/cart/promo-code-form.tsx'
import { ContactsPanel } from '#features/checkout/contacts-panel.tsx'
import { DayOffPopup } from '#features/checkout/day-off-popup.tsx'
import { focusOrder } from '#features/checkout/focus-place.ts'
import { OrderButton } from '#features/checkout/order-button.tsx'
import { PaymentPanel } from '#features/checkout/payment-panel.tsx'
import { ReceivingPanel } from '#features/checkout/receiving-panel.tsx'
import { SuccessPopup } from '#features/checkout/success-popup.tsx'
import { type Checkout, useCheckout } from '#features/checkout/use-checkout.ts'
import { PlacePopup } from '#features/location/place-popup.tsx'
import { useAdulthood } from '#features/menu/use-adulthood.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCartLines } from '#order/cart.ts'
import { Panel } from '@lavash/ui/panel.tsx'
import { ProgressOverlay } from '@lavash/ui/progress-overlay.tsx'
import styles from './cart-screen.module.css'

/** Questions and the order's number are above the cart, because the cart is gone after the order. */
export function CheckoutPage() {
  const checkout = useCheckout()
  const isEmpty = useCartLines().length === 0
  const { placing, time } = checkout
  const { placed, busyText } = placing
  return (
    <>
      {isEmpty ? <EmptyCart /> : <CheckoutContent checkout={checkout} />}
      <DayOffPopup
        isOpen={checkout.isDayOff}
        time={time}
        onClose={checkout.closeDayOff}
        onPreOrder={() => {
          checkout.closeDayOff()
          checkout.setIsTimeOpen(true)
        }}
      />
      {placing.questions}
      <SuccessPopup
        order={placed}
        hasRemainder={!isEmpty}
        onLeave={() => {
          if (placed !== null) navigate(toPath('orders.show', { orderId: placed.id }), { replace: true })
        }}
      />
      <ProgressOverlay isShown={busyText !== null} text={busyText ?? ''} />
    </>
  )
}

function CheckoutContent({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { form, refusals, time, placing, isTimeOpen, setIsTimeOpen } = checkout
  const [popup, setPopup] = useState<'place' | 'sign-in'>()
  const askAdulthood = useAdulthood()
  const close = () => setPopup(undefined)
  return (
    <div className={styles.page}>
      <div className={styles.order}>
        <CartLines findRefusal={refusals.find} askAdulthood={askAdulthood} />
        <ReceivingPanel
          form={form}
          refusals={refusals}
          time={time}
          isTimeOpen={isTimeOpen}
          onTimeOpenChange={setIsTimeOpen}
          onChangePlace={() => setPopup('place')}
        />
        <ContactsPanel form={form} refusals={refusals} />
        <PaymentPanel refusals={refusals} />
      </div>
      <div className={styles.total}>
        <Panel title={t('cart.total')}>
          {getSettings().hasPromoCodes && <PromoCodeForm problem={refusals.find('promo-code')} />}
          <PreflightNotice />
          <CartSumsList />
          <AmountNotice problem={refusals.find('amount')} />
          <OrderButton
            isBusy={placing.busyText !== null}
            problem={refusals.findAny(['order', 'total'])}
            onPlace={checkout.handlePlace}
            onSignIn={() => setPopup('sign-in')}
          />
        </Panel>
      </div>
      <PlacePopup isOpen={popup === 'place'} onClose={close} />
      <SignInPopup isOpen={popup === 'sign-in'} onClose={close} onSignedIn={focusOrder} />
    </div>
  )
}
