/** What a venue takes for one delivery method. `cardOnline` names the payment engine; empty means off. */
export interface MethodPayConfig {
  readonly cardOnline?: string | null | undefined
  readonly cardUponReceipt: boolean
  readonly cashUponReceipt: boolean
}

export interface PayConfig {
  readonly delivery: MethodPayConfig
  readonly takeAway: MethodPayConfig
}

export function hasOnlineCard(config: MethodPayConfig): boolean {
  return typeof config.cardOnline === 'string' && config.cardOnline !== ''
}

export function hasAnyPayment(config: MethodPayConfig): boolean {
  return hasOnlineCard(config) || config.cardUponReceipt || config.cashUponReceipt
}
