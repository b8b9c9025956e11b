import {
  findOrderFormProblems,
  type OrderFormField,
  type OrderFormProblem,
} from '@lavash/rulebook/order/order-form-problems'
import type { OrderPerson } from '@lavash/rulebook/account/profile'
import { useState } from 'react'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import { toProblemText } from '#i18n/problem-text.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { setStored, useStored } from '#storage/stored-values.ts'

export interface OrderFormState {
  readonly person: OrderPerson
  readonly comment: string
  readonly problems: readonly OrderFormProblem[]
  readonly findError: (field: OrderFormField) => string | undefined
  readonly changePerson: (field: keyof OrderPerson, value: string) => void
  readonly changeComment: (value: string) => void
  readonly handleBlur: (field: OrderFormField, value: string) => void
  readonly showAll: () => void
}

/**
 * V-01. The rules are checked all the time, but a mistake is told only when a field is left or the order is tried.
 * Nobody wants an error while typing. The text is kept as typed.
 */
export function useOrderForm(): OrderFormState {
  const t = useText()
  const person = useStored('order_person')
  const comment = useStored('order_comment')
  const problems = useProblems(person, comment)
  const [shown, setShown] = useState<ReadonlySet<OrderFormField>>(new Set())
  const hide = (field: OrderFormField) =>
    setShown((all) => new Set([...all].filter((each) => each !== field)))
  return {
    person,
    comment,
    problems,
    findError: (field) => {
      const problem = shown.has(field) ? problems.find((found) => found.field === field)?.problem : undefined
      return problem && toProblemText(t, problem)
    },
    changePerson: (field, value) => {
      hide(`person.${field}`)
      setStored({ order_person: { ...person, [field]: value } })
    },
    changeComment: (value) => {
      // A text that is too long is told at once, because the counter beside it has turned red.
      setShown((all) => new Set([...all, 'comment' as const]))
      setStored({ order_comment: value })
    },
    handleBlur: (field, value) => {
      // Leaving an empty field is not a mistake yet.
      if (value.trim() !== '') setShown((all) => new Set([...all, field]))
    },
    showAll: () => setShown(new Set(problems.map(({ field }) => field))),
  }
}

function useProblems(person: OrderPerson, comment: string): readonly OrderFormProblem[] {
  const method = useStored('order_delivery_method') ?? 'DELIVERY'
  const restoId = useStored('resto_id')
  const place = useStored('order_delivery_place')
  const { zone } = useCartSums()
  const { chosen = 'CARD_ONLINE' } = usePaymentChoice()
  const form = {
    deliveryType: method,
    payType: chosen,
    restoId,
    person,
    comment,
    ...(place !== null && { deliveryPlace: { ...place, isInZone: zone !== undefined } }),
  }
  return findOrderFormProblems(form, getSettings().brand.homeCountry)
}
