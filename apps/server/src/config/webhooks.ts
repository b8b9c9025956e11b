import { BadValue, type Variable, webAddress } from '#config/variable.ts'

const secret: Variable<string> = {
  name: 'WEBHOOK_SECRET',
  about: 'signs the events (Standard Webhooks): whsec_ and 24 to 64 random bytes in base64',
  example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  read: (text) => {
    const bytes = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text.slice(6), 'base64').length : 0
    if (bytes >= 24 && bytes <= 64) return text
    throw new BadValue('whsec_ followed by 24 to 64 bytes in base64')
  },
}

export const webhooks = {
  title: 'Webhooks (orders to the kitchen)',
  variables: {
    url: webAddress({
      name: 'WEBHOOK_URL',
      about: 'receives every order event',
      example: 'https://kitchen.example.com/hooks',
    }),
    secret,
  },
} as const
