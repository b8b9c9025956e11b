import { integer, optional, secretText, text, webAddress } from '#config/variable.ts'

/** The embedded proof of work; its key signs the puzzles, so all processes need the same. */
export const altcha = {
  title: 'ALTCHA (captcha)',
  variables: {
    key: secretText(
      {
        name: 'ALTCHA_KEY',
        about: 'signs the embedded captcha; 32 or more random characters',
        example: 'what-npm-run-keys-captcha-prints',
      },
      32,
    ),
    cost: optional(
      integer(
        {
          name: 'ALTCHA_COST',
          about: 'how hard the puzzle is; 5000 is about a second of a telephone',
          example: '5000',
        },
        { min: 1, max: 1_000_000 },
      ),
      undefined,
    ),
  },
} as const

export const recaptcha = {
  title: 'reCAPTCHA (captcha)',
  variables: {
    siteKey: text({ name: 'RECAPTCHA_SITE_KEY', about: 'key for the page', example: 'site-key' }),
    secretKey: text({ name: 'RECAPTCHA_SECRET_KEY', about: 'key for the server', example: 'secret' }),
    url: optional(
      webAddress({
        name: 'RECAPTCHA_URL',
        about: 'another address of the API',
        example: 'https://www.google.com/recaptcha/api',
      }),
      'https://www.google.com/recaptcha/api',
    ),
  },
} as const

export const turnstile = {
  title: 'Cloudflare Turnstile (captcha)',
  variables: {
    siteKey: text({ name: 'TURNSTILE_SITE_KEY', about: 'key for the page', example: 'site-key' }),
    secretKey: text({ name: 'TURNSTILE_SECRET_KEY', about: 'key for the server', example: 'secret' }),
    url: optional(
      webAddress({
        name: 'TURNSTILE_URL',
        about: 'another address of the API',
        example: 'https://challenges.cloudflare.com/turnstile/v0',
      }),
      'https://challenges.cloudflare.com/turnstile/v0',
    ),
  },
} as const
