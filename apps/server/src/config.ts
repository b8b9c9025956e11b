import { resolve } from 'node:path'
import * as analytics from '#config/analytics.ts'
import { basics } from '#config/basics.ts'
import * as captcha from '#config/captcha.ts'
import { clock } from '#config/clock.ts'
import { database } from '#config/database.ts'
import * as geocoding from '#config/geocoding.ts'
import { EnvironmentReader, type Group } from '#config/group.ts'
import * as identity from '#config/identity.ts'
import * as payments from '#config/payments.ts'
import { findProvider } from '#config/provider-choice.ts'
import * as sms from '#config/sms.ts'
import { apiKeys, tokenKeys } from '#config/token-keys.ts'
import { traces } from '#config/traces.ts'
import type { Environment } from '#config/variable.ts'
import { webhooks } from '#config/webhooks.ts'
import { StartProblem } from '#start-problem.ts'

/** Every group there is: .env.example is checked against it. */
export const configGroups: readonly Group[] = [
  basics,
  database,
  clock,
  tokenKeys,
  apiKeys,
  ...Object.values(sms),
  ...Object.values(captcha),
  ...Object.values(payments),
  ...Object.values(identity),
  ...Object.values(geocoding),
  ...Object.values(analytics),
  webhooks,
  traces,
]

export type Config = ReturnType<typeof parseConfig>

/** The environment, read once; all its problems are told together. */
export function parseConfig(env: Environment) {
  const reader = new EnvironmentReader(env)
  const own = reader.read(basics)
  const place = reader.read(database)
  const startAt = reader.read(clock)?.startAt
  const isProduction = own?.mode === 'production'
  const providers = {
    tokenKeys: reader.readProvider(tokenKeys)?.keys,
    apiKeys: reader.readProvider(apiKeys)?.keys,
    sms: findProvider(reader, sms),
    captcha: findProvider(reader, captcha),
    payments: findProvider(reader, payments),
    geocoding: findProvider(reader, geocoding),
    identity: {
      google: reader.readProvider(identity.google),
      apple: reader.readProvider(identity.apple),
      vk: reader.readProvider(identity.vk),
    },
    analytics: findProvider(reader, analytics),
    webhooks: reader.readProvider(webhooks),
    traces: reader.readProvider(traces),
  }
  if (isProduction) demandProduction()
  if (reader.problems.length > 0 || own === undefined || place === undefined) {
    throw new StartProblem(
      `The configuration is not complete:\n${reader.problems.map((line) => `  ${line}`).join('\n')}`,
    )
  }
  return {
    ...own,
    isProduction,
    // The demonstration prints one line, its address; production keeps a log.
    logLevel: own.logLevel ?? (isProduction ? 'info' : 'warn'),
    host: own.host ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    database: { ...place, folder: resolve(place.folder) },
    startAt,
    ...providers,
    // Nobody has to make keys to try the product: outside production those that are missing live in the database.
    tokenKeys: providers.tokenKeys,
    apiKeys: providers.apiKeys ?? ['demo'],
    captcha: providers.captcha ?? { provider: 'altcha' as const, key: undefined, cost: undefined },
    sms: providers.sms ?? { provider: 'dev-inbox' as const },
    payments: providers.payments ?? { provider: 'sandbox' as const },
    geocoding: providers.geocoding ?? { provider: 'own' as const },
    // Anybody enters as an owner there: production has to name it.
    hasDemoStaff: !isProduction || own.allowed.includes('demo-staff'),
  }

  function demandProduction(): void {
    const demand = (isMet: boolean, problem: string): void => {
      if (!isMet) reader.problems.push(problem)
    }
    const isAllowed = (part: 'dev-inbox' | 'sandbox'): boolean => own?.allowed.includes(part) ?? false
    demand(startAt === undefined, 'LAVASH_NOW is refused in production: orders need the real time.')
    demand(own?.publicUrl !== undefined, 'LAVASH_PUBLIC_URL must be set in production.')
    demand(reader.isTouched(tokenKeys), 'LAVASH_TOKEN_KEYS must be set in production.')
    demand(reader.isTouched(apiKeys), 'LAVASH_API_KEYS must be set in production.')
    demand(
      Object.values(captcha).some((group) => reader.isTouched(group)),
      'A captcha must be configured in production: ALTCHA_KEY, RECAPTCHA_… or TURNSTILE_….',
    )
    demand(
      isAllowed('dev-inbox') || Object.values(sms).some((group) => reader.isTouched(group)),
      'An SMS gateway must be configured in production (TWILIO_… or SMSC_…), or the development inbox allowed with LAVASH_ALLOW=dev-inbox.',
    )
    demand(
      isAllowed('sandbox') || Object.values(payments).some((group) => reader.isTouched(group)),
      'A payment provider must be configured in production (STRIPE_… or YOOKASSA_…), or the sandbox acquirer allowed with LAVASH_ALLOW=sandbox.',
    )
  }
}
