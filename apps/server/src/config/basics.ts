import { defaultPlacingLimits } from '@lavash/rulebook/order/placing-limits'
import {
  integer,
  listOf,
  oneOf,
  optional,
  origin,
  origins,
  proxies,
  secretText,
  text,
} from '#config/variable.ts'

export const basics = {
  title: 'the server itself',
  variables: {
    mode: optional(
      oneOf({ name: 'NODE_ENV', about: 'production demands real configuration', example: 'production' }, [
        'production',
        'development',
        'test',
      ]),
      'development',
    ),
    port: optional(
      integer(
        { name: 'PORT', about: 'port of API and storefront', example: '3000' },
        { min: 0, max: 65_535 },
      ),
      3000,
    ),
    host: optional(
      text({
        name: 'HOST',
        about: 'address to listen on (127.0.0.1; all interfaces in production)',
        example: '127.0.0.1',
      }),
      undefined,
    ),
    publicUrl: optional(
      origin({
        name: 'LAVASH_PUBLIC_URL',
        about: 'site customers see, without a path: links, payment returns, provider callbacks',
        example: 'https://order.example.com',
      }),
      undefined,
    ),
    logLevel: optional(
      oneOf(
        {
          name: 'LOG_LEVEL',
          about: 'least serious line that is logged (warn; info in production)',
          example: 'info',
        },
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      ),
      undefined,
    ),
    corsOrigins: optional(
      origins({
        name: 'CORS_ORIGINS',
        about: 'other sites whose pages may call the API, joined by commas; * for any',
        example: 'https://shawarma.example,https://grill.example',
      }),
      [],
    ),
    trustProxy: optional(
      proxies({
        name: 'TRUST_PROXY',
        about: 'proxies whose X-Forwarded-For is believed: addresses, ranges, loopback, uniquelocal',
        example: 'loopback,10.0.0.0/8',
      }),
      [],
    ),
    requestsPerMinute: optional(
      integer(
        {
          name: 'REQUESTS_PER_MINUTE',
          about: 'calls allowed per address and minute, per process',
          example: '600',
        },
        { min: 1, max: 1_000_000 },
      ),
      600,
    ),
    passkeyDomain: optional(
      text({
        name: 'LAVASH_PASSKEY_DOMAIN',
        about: 'passkeys of the staff work on all hosts below this one; otherwise each only on its own host',
        example: 'example.com',
      }),
      undefined,
    ),
    openOrdersMax: optional(
      integer(
        {
          name: 'OPEN_ORDERS_MAX',
          about: 'open orders to be paid upon receipt, of one person or one phone',
          example: '5',
        },
        { min: 1, max: 1_000_000 },
      ),
      defaultPlacingLimits.openUnpaid,
    ),
    ordersPerHour: optional(
      integer(
        {
          name: 'ORDERS_PER_HOUR',
          about: 'orders placed in an hour by one person or one phone',
          example: '10',
        },
        { min: 1, max: 1_000_000 },
      ),
      defaultPlacingLimits.perHour,
    ),
    catalogueMemoryMb: optional(
      integer(
        {
          name: 'CATALOGUE_MEMORY_MB',
          about: 'megabytes that a process keeps brands and their prepared answers in',
          example: '256',
        },
        { min: 8, max: 100_000 },
      ),
      256,
    ),
    metricsToken: optional(
      secretText(
        {
          name: 'METRICS_TOKEN',
          about: 'who reads /metrics presents it as a bearer; without it production does not serve them',
          example: 'a-long-random-text',
        },
        16,
      ),
      undefined,
    ),
    allowed: optional(
      listOf(
        {
          name: 'LAVASH_ALLOW',
          about: 'development parts allowed in production: dev-inbox, sandbox, demo-staff',
          example: 'sandbox',
        },
        ['dev-inbox', 'sandbox', 'demo-staff'],
      ),
      [],
    ),
  },
} as const
