import { optional, text, webAddress } from '#config/variable.ts'

export const stripe = {
  title: 'Stripe (payments)',
  variables: {
    secretKey: text({ name: 'STRIPE_SECRET_KEY', about: 'key for the server', example: 'sk_live_0123' }),
    webhookSecret: text({
      name: 'STRIPE_WEBHOOK_SECRET',
      about: 'proves that a callback is theirs',
      example: 'whsec_0123',
    }),
    url: optional(
      webAddress({
        name: 'STRIPE_URL',
        about: 'another address of the API',
        example: 'https://api.stripe.com',
      }),
      'https://api.stripe.com',
    ),
  },
} as const

export const yookassa = {
  title: 'YooKassa (payments)',
  variables: {
    shopId: text({ name: 'YOOKASSA_SHOP_ID', about: 'shop at YooKassa', example: '100500' }),
    secretKey: text({ name: 'YOOKASSA_SECRET_KEY', about: 'its secret', example: 'live_0123' }),
    url: optional(
      webAddress({
        name: 'YOOKASSA_URL',
        about: 'another address of the API',
        example: 'https://api.yookassa.ru/v3',
      }),
      'https://api.yookassa.ru/v3',
    ),
  },
} as const
