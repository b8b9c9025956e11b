import type { Call } from '@lavash/contract/call'
import type { CallName } from '@lavash/contract/paths'
import { toLargestBody } from '#plugins/largest-body.ts'

/**
 * The share of the minute's requests of one address (REQUESTS_PER_MINUTE) that each call may use. The share is small
 * if an honest customer seldom needs the call, or if it costs much. A whole office or a mobile network may share an
 * address. Calls without a row share the rest.
 */
const shares: Partial<Record<CallName, number>> = {
  // Every page asks for the clock. A count of its own keeps newcomers from using up the orders' share.
  now: 1,
  'captcha.challenge': 0.1,
  'sign-in.phone-code': 0.05,
  'sign-in.phone': 0.1,
  'sign-in.apple': 0.1,
  'sign-in.google': 0.1,
  'sign-in.vk-id': 0.1,
  'sign.refresh': 0.2,
  'account.download': 0.02,
  'account.delete': 0.02,
  'orders.place': 0.1,
  'orders.cancel': 0.1,
  'orders.pay': 0.1,
  'orders.rate': 0.1,
  'orders.payment': 0.3,
  'preflight.anonymous': 0.3,
  'preflight.person': 0.3,
  'geo.suggest': 0.5,
  'geo.geocode': 0.2,
  'geo.reverse': 0.3,
  'staff.passkey-options': 0.1,
  'staff.passkey': 0.1,
  'staff.phone-code': 0.05,
  'staff.phone': 0.1,
  'staff.demo': 0.1,
  'staff.verify': 0.1,
  'staff.verify-code': 0.05,
  'invitation.show': 0.1,
  'invitation.passkey-options': 0.1,
  'invitation.phone-code': 0.05,
  'invitation.accept': 0.1,
  'team.invite': 0.1,
  'devices.pairing-start': 0.05,
  'devices.pairing': 0.2,
  'devices.pair': 0.1,
  'devices.unlock': 0.1,
  'staff.pin': 0.05,
  'log.export': 0.02,
  'sandbox.decide': 0.1,
  // A provider sends all customers' callbacks from a few addresses.
  'payments.callback': 1,
}

/** The schema bounds most bodies more tightly; see `toLargestBody`. */
const cartBytes = 256 * 1024
/** A page of the brand in three languages, or a zone with many corners. */
const thingBytes = 256 * 1024
const smallBytes = 32 * 1024
const callbackBytes = 64 * 1024
const largeBodies: Partial<Record<CallName, number>> = {
  'preflight.anonymous': cartBytes,
  'preflight.person': cartBytes,
  'orders.place': cartBytes,
  'things.save': thingBytes,
  'draft.discard': thingBytes,
  'draft.publish': thingBytes,
  // A provider's event has a few kilobytes.
  'payments.callback': callbackBytes,
}

/** Longer waits are pointless: the database and every vendor time out earlier. */
const handlerTimeoutMs = 30_000

export interface CallLimits {
  /** Calls refused while the database is overloaded. Reading and pricing go on, because they seldom need it. */
  readonly needsDatabase: boolean
  readonly bodyLimit: number
  readonly timeoutMs?: number
  readonly requestsPerMinute?: number
}

export function toCallLimits(name: CallName, call: Call, requestsPerMinute = Infinity): CallLimits {
  const share = shares[name]
  // Answers from memory cannot hang, and a timer for each would cost measurable time.
  const canHang = call.cache === 'no-store' || call.part === 'geo'
  const isPersonal = call.auth !== 'none' && name !== 'preflight.person'
  return {
    needsDatabase: isPersonal || name.startsWith('sign-in.') || call.part === 'staff',
    bodyLimit: Math.min(largeBodies[name] ?? smallBytes, toLargestBody(call.body)),
    ...(canHang && { timeoutMs: handlerTimeoutMs }),
    ...(share !== undefined && { requestsPerMinute: Math.max(1, Math.floor(requestsPerMinute * share)) }),
  }
}
