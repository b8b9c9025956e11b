import type { PreflightBody } from '@lavash/contract/preflight'
import { applyPreflight } from '@lavash/rulebook/cart/preflight-answer'
import { decidePreflightFailure } from '@lavash/rulebook/cart/preflight-errors'
import { useEffect, useMemo } from 'react'
import { pause } from '@lavash/client/backoff.ts'
import { call } from '#api/call.ts'
import type { Failure } from '@lavash/client/result.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { findRepricing } from '#order/cart-repricing.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { toPreflightBody } from '#order/preflight-body.ts'
import { dispatchPreflight, getPreflight, repeatPreflight, usePreflight } from '#order/preflight-store.ts'
import { toStoredPromoCode } from '#order/promo-code.ts'
import { callAsPerson } from '#session/call-as-person.ts'
import { keepTokens } from '#session/keep-tokens.ts'
import { findPerson, useProfile } from '#session/use-session.ts'
import { getStored, setStored, useStored } from '#storage/stored-values.ts'

/** Several presses on a stepper are one intent. */
const debounceMs = 150
const preflightTimeoutMs = 15_000

/**
 * C-07. Mounted once, above every page. The question holds everything that the price depends on: method, count,
 * profile, modifiers, payment, time, code, address, and changes that the server announces. A new question runs a
 * preflight. An empty cart has no question.
 */
export function usePreflightRuns(): void {
  const question = useQuestion()
  const profile = useProfile()
  const wish = usePreflight((state) => state.wish)
  const locale = useCurrentLocale()
  // These do not change the price but ask again. A refusal is told in the language of the request.
  const occasion = useMemo(() => ({ question, profile, wish, locale }), [question, profile, wish, locale])
  useEffect(() => {
    if (occasion.question === undefined) {
      dispatchPreflight({ type: 'cart-emptied' })
      return undefined
    }
    const abort = new AbortController()
    const number = getPreflight().asked + 1
    dispatchPreflight({ type: 'asked', number })
    void ask(occasion.question, number, abort.signal)
    return () => abort.abort()
  }, [occasion])
  useEffect(() => {
    const handleOnline = () => {
      if (getPreflight().failure?.layer === 'network') repeatPreflight()
    }
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}

/** As text, so that an equal question is the same value. */
function useQuestion(): string | undefined {
  const restoId = useStored('resto_id')
  const method = useStored('order_delivery_method')
  const place = useStored('order_delivery_place')
  const preOrderAt = useStored('order_pre_order_at')
  const lines = useStored('cart_positions')
  const { chosen: payType } = usePaymentChoice()
  const promoCode = useCountingPromoCode()
  if (lines.length === 0 || restoId === null || method === null) return undefined
  return JSON.stringify(toPreflightBody({ restoId, method, place, payType, promoCode, preOrderAt }, lines))
}

/**
 * The code of the draft. A code that was refused under these circumstances is left out, and the cart is priced
 * without it.
 */
export function useCountingPromoCode(): string | undefined {
  const code = useStored('order_promo_code')?.code
  const refused = usePreflight((state) => state.refusedPromoCode)
  const circumstances = [
    useStored('resto_id'),
    useStored('order_delivery_method'),
    useStored('order_pre_order_at'),
    useProfile()?.id,
  ].join(' ')
  const isRefused = refused?.code === code && refused?.circumstances === circumstances
  return isRefused ? undefined : code
}

function getCircumstances({ restoId, deliveryType, preOrderAt }: PreflightBody): string {
  return [restoId, deliveryType, preOrderAt, findPerson()?.personId].join(' ')
}

async function ask(question: string, number: number, signal: AbortSignal): Promise<void> {
  const body = JSON.parse(question) as PreflightBody
  try {
    await pause(debounceMs, signal)
    await keepTokens()
    signal.throwIfAborted()
    const options = { body, signal, timeoutMs: preflightTimeoutMs, isRepeatable: true }
    const result = await (findPerson() === undefined
      ? call('preflight.anonymous', options)
      : callAsPerson('preflight.person', options))
    // The answer arrived in the moment of the abort.
    if (signal.aborted) return
    if (!result.ok) return handleFailure(body, number, result.failure)
    const { value: answer } = result
    dispatchPreflight({ type: 'answered', number, answer })
    setStored({
      cart_positions: applyPreflight(getStored('cart_positions'), answer.positions),
      // A refused code stays in its field with the reason and is not sent.
      ...(body.promoCode !== undefined && { order_promo_code: toStoredPromoCode(answer) }),
    })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function handleFailure(body: PreflightBody, number: number, failure: Failure): void {
  const decision = decidePreflightFailure(failure.errors)
  if (decision.kind === 'promo-code' && typeof body.promoCode === 'string') {
    const { messageKeys } = decision
    const refused = { code: body.promoCode, circumstances: getCircumstances(body), messageKeys }
    return dispatchPreflight({ type: 'promo-code-refused', number, refused })
  }
  const repricing = findRepricing(getStored('cart_positions'), failure.errors)
  if (repricing === undefined) return dispatchPreflight({ type: 'failed', number, failure })
  dispatchPreflight({ type: 'prices-changed', number, changes: repricing.changes })
  setStored({ cart_positions: repricing.lines })
}
