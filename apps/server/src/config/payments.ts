import { integer, optional, text, webAddress } from '#config/variable.ts'

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
    vatCode: optional(
      integer(
        {
          name: 'YOOKASSA_VAT_CODE',
          about: 'VAT code of the fiscal receipts (54-ФЗ), for shops that have YooKassa send them',
          example: '1',
        },
        { min: 1, max: 12 },
      ),
      undefined,
    ),
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
