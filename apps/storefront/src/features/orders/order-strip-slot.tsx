import { withLaterTexts } from '#i18n/load-messages.ts'
import { useIsSignedIn } from '#session/use-session.ts'
import { extra } from '@lavash/ui/extra.tsx'

const OrderStrip = extra(
  async () => (await withLaterTexts(import('#features/orders/order-strip.tsx'))).OrderStrip,
)

/** Only whoever is signed in has orders: nobody else loads the strip. */
export function OrderStripSlot() {
  return useIsSignedIn() && <OrderStrip />
}
