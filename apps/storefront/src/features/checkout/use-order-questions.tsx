import type { ReactNode } from 'react'
import { getNowMs, syncClock } from '#api/clock.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useResto } from '#order/chosen-venue.ts'
import { isFreshIntent, type PlacingIntent } from '#order/placing-intent.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'

interface OrderQuestions {
  readonly askTotal: (shownMinor: number, totalMinor: number) => Promise<boolean>
  readonly askUncertain: (intent: PlacingIntent) => Promise<boolean>
  readonly askLeft: (intent: PlacingIntent) => Promise<boolean>
  readonly askApartment: () => Promise<boolean>
  readonly questions: ReactNode
}

/**
 * When the connection returns, a waiting order is asked for without a press. Not hours later: a laptop opened in the
 * evening must not order by itself.
 */
function listenForConnection(intent: PlacingIntent) {
  return (confirm: () => void) => {
    const handleOnline = () => {
      if (isFreshIntent(intent, getNowMs())) confirm()
    }
    window.addEventListener('online', handleOnline)
    // Orders bypass the service worker (app/watch-network.ts), so this call tells it that the network is silent or
    // back.
    void syncClock()
    return () => window.removeEventListener('online', handleOnline)
  }
}

/** Questions that only the customer can answer while an order is placed. */
export function useOrderQuestions(): OrderQuestions {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const { ask, confirmPopup } = useConfirm()
  const money = (amountMinor: number) => format.money(amountMinor, currency)
  return {
    questions: confirmPopup,
    askTotal: async (shownMinor, totalMinor) => {
      const total = money(totalMinor)
      const answer = await ask({
        title: t('checkout.totalChangedTitle'),
        text: t('checkout.totalWas', { was: money(shownMinor), total }),
        confirmLabel: t('checkout.placeFor', { total }),
        cancelLabel: t('checkout.reviewOrder'),
      })
      return answer === 'confirmed'
    },
    askUncertain: async (intent) => {
      const texts = {
        title: t('checkout.uncertainTitle'),
        text: t('checkout.uncertainText'),
        confirmLabel: t('checkout.checkAgain'),
        cancelLabel: t('checkout.later'),
      }
      return (await ask(texts, listenForConnection(intent))) === 'confirmed'
    },
    askApartment: async () => {
      const answer = await ask({
        title: t('checkout.noApartmentTitle'),
        text: t('checkout.noApartmentText'),
        confirmLabel: t('checkout.withoutApartment'),
        cancelLabel: t('checkout.giveApartment'),
        lead: 'cancel',
        findCancelFocus: () => document.querySelector<HTMLElement>('[data-detail=apartment]'),
      })
      return answer === 'confirmed'
    },
    askLeft: async ({ body, startedAtMs }) => {
      const answer = await ask({
        title: t('checkout.leftTitle'),
        text: t('checkout.leftText', {
          when: format.dateTime(startedAtMs, getNowMs()),
          sum: money(body.expectedTotal),
        }),
        confirmLabel: t('checkout.leftConfirm'),
        cancelLabel: t('checkout.leftCancel'),
      })
      return answer === 'confirmed'
    },
  }
}
