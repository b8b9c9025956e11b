import type { Order, OrderBody } from '@lavash/contract/orders'
import { isPaidOnline } from '@lavash/rulebook/order/payment-status'
import { toPaymentReturnPath } from '@lavash/rulebook/order/payment-return'
import { type ReactNode, useRef, useState } from 'react'
import { navigate } from '#navigation/history.ts'
import type { Failure } from '@lavash/client/result.ts'
import { needsApartmentQuestion } from '#features/checkout/needs-apartment.ts'
import { useOrderQuestions } from '#features/checkout/use-order-questions.tsx'
import { useText } from '#i18n/use-text.ts'
import { findRepricing } from '#order/cart-repricing.ts'
import { getAgreedTotal } from '#order/cart-sums.ts'
import { getOrderDraft, toOrderBody } from '#order/checkout-body.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { type LeftIntent, forgetIntent, placeOrder, type PlacingOutcome, sendIntent } from '#order/placing.ts'
import { repeatPreflight, settlePreflight } from '#order/preflight-store.ts'
import { findPerson } from '#session/use-session.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

export interface Placing {
  /** What is being done now. Null while nothing is. */
  readonly busyText: string | null
  /** An order that exists and is paid upon receipt. */
  readonly placed: Order | null
  readonly place: (shownTotalMinor: number) => Promise<void>
  readonly resume: (left: LeftIntent) => Promise<void>
  readonly questions: ReactNode
}

/** A server that changes the total each time is not asked for ever. */
const mostChangesOfTotal = 3

interface Handlers {
  /** The cart itself was refused, and the page shows it. */
  onObstacle: (failure: Failure) => void
  onRefused: (failure: Failure, sent: OrderBody) => void
}

/** K-05: from the press of the button to a certain answer. */
export function usePlacing({ onObstacle, onRefused }: Handlers): Placing {
  const t = useText()
  const { chosen: payType } = usePaymentChoice()
  const { askTotal, askUncertain, askLeft, askApartment, questions } = useOrderQuestions()
  const [busyText, setBusyText] = useState<string | null>(null)
  const [placed, setPlaced] = useState<Order | null>(null)
  const isBusy = useRef(false)

  /** One run at a time, whatever is pressed. An error is thrown on and not swallowed. */
  const alone = async (text: string, work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusyText(text)
    await work().finally(() => {
      isBusy.current = false
      setBusyText(null)
    })
  }

  /** The overlay is hidden while the question is open. */
  const whileAsking = async (ask: () => Promise<boolean>, text: string) => {
    setBusyText(null)
    const isConfirmed = await ask()
    if (isConfirmed) setBusyText(text)
    return isConfirmed
  }

  const agreeAndSend = async (shownMinor: number, changes = 0): Promise<void> => {
    const { answer, failure } = await settlePreflight()
    if (failure !== null) return onObstacle(failure)
    const personId = findPerson()?.personId
    if (answer === null || payType === undefined || personId === undefined) return undefined
    const totalMinor = getAgreedTotal(answer)
    const isAgreed =
      totalMinor === shownMinor ||
      (await whileAsking(() => askTotal(shownMinor, totalMinor), t('checkout.placing')))
    if (!isAgreed) return undefined
    const agreed = { payType, promoCode: answer.promoCode ?? undefined, totalMinor }
    const wanted = { personId, body: toOrderBody(getOrderDraft(agreed)) }
    const send = () => placeOrder(wanted)
    return settle(await send(), send, (refused) => handleRefusal(refused, wanted.body, changes))
  }

  const handleRefusal = async (failure: Failure, sent: OrderBody, changes: number): Promise<void> => {
    const repricing = findRepricing(getStored('cart_positions'), failure.errors)
    if (repricing !== undefined) setStored({ cart_positions: repricing.lines })
    // The preflight brings what the server knows and this page does not.
    repeatPreflight()
    const isTotalChanged = failure.code === 'order.total-changed' || repricing !== undefined
    if (isTotalChanged && changes < mostChangesOfTotal) return agreeAndSend(sent.expectedTotal, changes + 1)
    return onRefused(failure, sent)
  }

  const settle = async (
    outcome: PlacingOutcome,
    again: () => Promise<PlacingOutcome>,
    handleRefused: (failure: Failure) => Promise<void> | void,
  ): Promise<void> => {
    if (outcome.kind === 'placed') return finish(outcome.order)
    if (outcome.kind === 'refused') return handleRefused(outcome.failure)
    const isWished = await whileAsking(() => askUncertain(outcome.intent), t('checkout.checking'))
    if (!isWished) return undefined
    return settle(await again(), again, handleRefused)
  }

  /** The page of the payment's state enters the history first, so that the bank's page leads back to it. */
  const finish = async (order: Order) => {
    const { method, redirectUrl } = order.payment
    if (!isPaidOnline(method)) return setPlaced(order)
    navigate(toPaymentReturnPath(order.id), { replace: true })
    if (redirectUrl !== undefined) window.location.assign(redirectUrl)
    return undefined
  }

  return {
    busyText,
    placed,
    questions,
    place: async (shownMinor) => {
      if (!isBusy.current && needsApartmentQuestion() && !(await askApartment())) return
      await alone(t('checkout.placing'), () => agreeAndSend(shownMinor))
    },
    resume: ({ intent, isFresh }) =>
      alone(t('checkout.checking'), async () => {
        const isWished = isFresh || (await whileAsking(() => askLeft(intent), t('checkout.checking')))
        if (!isWished) return forgetIntent(intent)
        const send = () => sendIntent(intent)
        return settle(await send(), send, (refused) => onRefused(refused, intent.body))
      }),
  }
}
