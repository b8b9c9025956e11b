import type { DeliveryMethod } from './delivery-methods.ts'
import { isPaidOnline } from './payment-status.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** What a customer asks for beside the dishes. Nothing of it changes the price. */
export interface OrderWishes {
  /** Sets of cutlery; absent: as many as people. */
  readonly cutlery?: number | undefined
  /** Cash that the courier has to give change from. */
  readonly changeFrom?: number | undefined
  readonly leaveAtDoor?: boolean | undefined
  readonly doNotCall?: boolean | undefined
}

export interface WishedOrder {
  readonly deliveryType: DeliveryMethod
  readonly payType: PaymentMethod
}

export const wishRefusalCodes = [
  'order.change-not-for-cash',
  'order.change-too-small',
  'order.leave-at-door-unpaid',
] as const
export type WishRefusalCode = (typeof wishRefusalCodes)[number]

export interface WishRefusal {
  readonly code: WishRefusalCode
  readonly field: 'wishes.changeFrom' | 'wishes.leaveAtDoor'
}

/** Only cash has change. */
export function canAskForChange({ payType }: Pick<WishedOrder, 'payType'>): boolean {
  return payType === 'CASH_UPON_RECEIPT'
}

/** A courier who has to take money cannot leave the bag and go. */
export function canLeaveAtDoor({ deliveryType, payType }: WishedOrder): boolean {
  return deliveryType === 'DELIVERY' && isPaidOnline(payType)
}

export function isChangeEnough(changeFromMinor: number, totalMinor: number): boolean {
  return changeFromMinor >= totalMinor
}

/** Wishes that nobody could fulfil. */
export function findWishRefusals(
  { changeFrom, leaveAtDoor = false }: OrderWishes,
  order: WishedOrder & { readonly totalMinor: number },
): readonly WishRefusal[] {
  const refusals: WishRefusal[] = []
  if (changeFrom !== undefined && !canAskForChange(order)) {
    refusals.push({ code: 'order.change-not-for-cash', field: 'wishes.changeFrom' })
  } else if (changeFrom !== undefined && !isChangeEnough(changeFrom, order.totalMinor)) {
    refusals.push({ code: 'order.change-too-small', field: 'wishes.changeFrom' })
  }
  if (leaveAtDoor && !canLeaveAtDoor(order)) {
    refusals.push({ code: 'order.leave-at-door-unpaid', field: 'wishes.leaveAtDoor' })
  }
  return refusals
}

/** Without keys that are undefined, as a body is sent. */
type KeptWishes = { readonly [Key in keyof OrderWishes]?: NonNullable<OrderWishes[Key]> }

/** The wishes that this way of receiving and paying allows; undefined if none is left. */
export function keepPossibleWishes(wishes: OrderWishes, order: WishedOrder): KeptWishes | undefined {
  const { cutlery, changeFrom, leaveAtDoor = false, doNotCall = false } = wishes
  const kept = {
    ...(cutlery !== undefined && { cutlery }),
    ...(changeFrom !== undefined && canAskForChange(order) && { changeFrom }),
    ...(leaveAtDoor && canLeaveAtDoor(order) && { leaveAtDoor }),
    ...(doNotCall && { doNotCall }),
  }
  return Object.keys(kept).length === 0 ? undefined : kept
}
