import {
  findAddressProblem,
  findAddressTextProblem,
  findCommentProblem,
  findNameProblem,
  findPhoneProblem,
  findReceiptEmailProblem,
  findTakeawayProblem,
  type AddressToCheck,
} from './order-form.ts'
import type { DeliveryMethod } from './delivery-methods.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { ValidationProblem } from '#site/validation-problem.ts'

export interface OrderFormPlace extends AddressToCheck {
  readonly apartment?: string
  readonly entrance?: string
  readonly floor?: string
  readonly intercom?: string
  readonly comment?: string
}

export interface OrderForm {
  readonly deliveryType: DeliveryMethod
  readonly payType: PaymentMethod
  readonly restoId: number | null
  readonly person: { readonly name: string; readonly phone: string; readonly email?: string }
  readonly comment?: string
  readonly deliveryPlace?: OrderFormPlace
}

/** Paths in the order's body. The server answers with them, and the form finds the field to focus by them. */
export type OrderFormField =
  | 'restoId'
  | 'person.name'
  | 'person.phone'
  | 'person.email'
  | 'comment'
  | `deliveryPlace.${'address' | 'apartment' | 'entrance' | 'floor' | 'intercom' | 'comment'}`

export interface OrderFormProblem {
  readonly field: OrderFormField
  readonly problem: ValidationProblem
}

function isReceiptDue(payType: PaymentMethod): boolean {
  return payType === 'CARD_ONLINE'
}

type Answer = readonly [OrderFormField, ValidationProblem | null]

/** All problems in the order of the form. The first one gets the focus. */
export function findOrderFormProblems(form: OrderForm, homeCountry?: string): readonly OrderFormProblem[] {
  const { person } = form
  const placeProblems =
    form.deliveryType === 'DELIVERY'
      ? findPlaceProblems(form.deliveryPlace ?? { address: '', location: null, isInZone: false })
      : keepProblems([['restoId', findTakeawayProblem(form.restoId)]])
  return [
    ...placeProblems,
    ...keepProblems([
      ['person.name', findNameProblem(person.name)],
      ['person.phone', findPhoneProblem(person.phone, homeCountry)],
      ['person.email', findReceiptEmailProblem(person.email ?? '', isReceiptDue(form.payType))],
      ['comment', findCommentProblem(form.comment ?? '')],
    ]),
  ]
}

export function findPlaceProblems(place: OrderFormPlace): readonly OrderFormProblem[] {
  return keepProblems([
    ['deliveryPlace.address', findAddressProblem(place)],
    ['deliveryPlace.apartment', findAddressTextProblem(place.apartment ?? '')],
    ['deliveryPlace.entrance', findAddressTextProblem(place.entrance ?? '')],
    ['deliveryPlace.floor', findAddressTextProblem(place.floor ?? '')],
    ['deliveryPlace.intercom', findAddressTextProblem(place.intercom ?? '')],
    ['deliveryPlace.comment', findCommentProblem(place.comment ?? '')],
  ])
}

function keepProblems(answers: readonly Answer[]): readonly OrderFormProblem[] {
  return answers.flatMap(([field, problem]) => (problem ? [{ field, problem }] : []))
}
