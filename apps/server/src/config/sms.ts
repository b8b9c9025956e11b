import { optional, text, webAddress } from '#config/variable.ts'

export const twilio = {
  title: 'Twilio (SMS)',
  variables: {
    accountSid: text({ name: 'TWILIO_ACCOUNT_SID', about: 'account at Twilio', example: 'AC0123' }),
    authToken: text({ name: 'TWILIO_AUTH_TOKEN', about: 'its secret', example: 'secret' }),
    from: text({
      name: 'TWILIO_FROM',
      about: 'sender: a number or messaging service',
      example: '+15005550006',
    }),
    url: optional(
      webAddress({
        name: 'TWILIO_URL',
        about: 'another address of the API',
        example: 'https://api.twilio.com',
      }),
      'https://api.twilio.com',
    ),
  },
} as const

export const smsc = {
  title: 'SMSC (SMS)',
  variables: {
    login: text({ name: 'SMSC_LOGIN', about: 'login at smsc.ru', example: 'cook' }),
    password: text({ name: 'SMSC_PASSWORD', about: 'its password or API key', example: 'secret' }),
    sender: optional(
      text({ name: 'SMSC_SENDER', about: 'registered sender name', example: 'Lavash' }),
      undefined,
    ),
    url: optional(
      webAddress({ name: 'SMSC_URL', about: 'another address of the API', example: 'https://smsc.ru' }),
      'https://smsc.ru',
    ),
  },
} as const
