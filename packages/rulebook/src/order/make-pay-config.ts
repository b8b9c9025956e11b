import type { MethodPayConfig, PayConfig } from './pay-config.ts'

const nothing: MethodPayConfig = { cardOnline: '', cardUponReceipt: false, cashUponReceipt: false }

export function makePayConfig(
  on: { delivery?: Partial<MethodPayConfig>; takeAway?: Partial<MethodPayConfig> } = {},
): PayConfig {
  return { delivery: { ...nothing, ...on.delivery }, takeAway: { ...nothing, ...on.takeAway } }
}
