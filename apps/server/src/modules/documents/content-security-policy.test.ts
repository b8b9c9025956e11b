import { expect, test } from 'vitest'
import { parseConfig } from '#config.ts'
import { makeDocumentPolicy } from '#modules/documents/content-security-policy.ts'
import { toDocumentSettings } from '#modules/documents/document-settings.ts'

const production = { ALTCHA_KEY: 'a'.repeat(32) }

function policyOf(env: Record<string, string> = production): Map<string, string> {
  const text = makeDocumentPolicy(toDocumentSettings(parseConfig(env), undefined))('n0nce')
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

test('scripts run by the nonce of this answer alone, and nothing else of the page can be turned', () => {
  const policy = policyOf()
  expect(policy.get('script-src')).toBe("'nonce-n0nce' 'strict-dynamic'")
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe-(?:inline|eval)/)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'")
  expect(policy.get('form-action')).toBe("'self'")
})

test('a page with our own scripts alone takes no string for code, and only our own policy may vouch for one', () => {
  const policy = policyOf()
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
  expect(policy.get('trusted-types')).toBe('default')
})

test.each([
  ['a counter that is only a request', { PLAUSIBLE_DOMAIN: 'shawarma.example' }, true],
  ['Google Maps', { GOOGLE_MAPS_KEY: 'key' }, false],
  ['reCAPTCHA', { ALTCHA_KEY: '', RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET_KEY: 's' }, false],
  ['a counter’s script', { YANDEX_METRICA_ID: '12345678' }, false],
])('with %s: %o, Trusted Types are required: %s', (_vendor, env, isRequired) => {
  const policy = policyOf({ ...production, ...env })
  expect(policy.has('require-trusted-types-for')).toBe(isRequired)
  // Whatever vendors are configured, scripts need the nonce.
  expect(policy.get('script-src')).toBe("'nonce-n0nce' 'strict-dynamic'")
})
