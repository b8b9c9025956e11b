import type { CallName } from '#paths.ts'

/** Promised and not served yet. Whoever builds a call takes its name from here; the server's test insists. */
export const notBuilt: readonly CallName[] = [
  'metrics',
  'preflight.anonymous',
  'preflight.person',
  'orders.place',
  'orders.list',
  'orders.show',
  'orders.events',
  'orders.cancel',
  'orders.payment',
  'orders.pay',
  'persons.me',
  'sign.refresh',
  'sign.out',
  'sign-in.phone-code',
  'sign-in.phone',
  'sign-in.apple',
  'sign-in.google',
  'sign-in.vk-id',
  'captcha.challenge',
  'payments.callback',
  'sandbox.page',
  'sandbox.decide',
  'dev.inbox',
  'dev.messages',
]
