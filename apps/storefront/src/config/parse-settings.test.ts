import { describe, expect, test } from 'vitest'
import { findBuildProblems, parseSettings, toSettingsProblemText } from '#config/parse-settings.ts'

const environment = {
  VITE_API_BASE: 'https://api.example.com/',
  VITE_API_KEY: 'key-of-the-build',
  VITE_BRAND: '{"code":"ugolek","name":"Уголёк"}',
}

function getSettings(env: Record<string, unknown>, document?: unknown) {
  const parsed = parseSettings(env, document)
  if (!parsed.ok) throw new Error(toSettingsProblemText(parsed.problems))
  return parsed.settings
}

function problemsOf(env: Record<string, unknown>, document?: unknown): string[] {
  const parsed = parseSettings(env, document)
  return parsed.ok ? [] : parsed.problems.map(({ name, reason }) => `${name} ${reason}`)
}

describe('B-01 configuration', () => {
  test('the three required values are enough to start, everything else has a default', () => {
    expect(getSettings(environment)).toMatchObject({
      apiBase: 'https://api.example.com',
      apiKey: 'key-of-the-build',
      brand: { code: 'ugolek', name: { ru: 'Уголёк' }, locales: ['ru', 'en', 'cnr'] },
      theme: 'light',
      signInMethods: ['PHONE'],
      captchaProvider: 'altcha',
      hasPersonCount: true,
      hasPromoCodes: true,
      whiteLabel: undefined,
    })
  })

  test('all missing values are named at once', () => {
    expect(problemsOf({})).toEqual([
      'VITE_API_BASE is missing',
      'VITE_API_KEY is missing',
      'VITE_BRAND is missing',
    ])
  })

  test.each([
    ['VITE_API_BASE', 'api.example.com', 'an http(s) address or a path that begins with /'],
    ['VITE_API_BASE', '//evil.example.com', 'an http(s) address or a path that begins with /'],
    [
      'VITE_BRAND',
      'Уголёк',
      'a brand as JSON: {code, name, tagline?, logoUrl?, locales?, contacts?{legal?, phones?, emails?}}',
    ],
    [
      'VITE_BRAND',
      '{"code":"ugolek"}',
      'a brand as JSON: {code, name, tagline?, logoUrl?, locales?, contacts?{legal?, phones?, emails?}}',
    ],
    [
      'VITE_BRAND',
      '{"code":"ugolek","name":{"de":"Kohle"}}',
      'a brand as JSON: {code, name, tagline?, logoUrl?, locales?, contacts?{legal?, phones?, emails?}}',
    ],
    ['VITE_LOCALE', 'de', 'one of ru, en, cnr'],
    ['VITE_THEME', 'blue', 'one of light, dark, system'],
    ['VITE_SIGN_IN_METHODS', 'PHONE,FACEBOOK', 'one or more of PHONE, GOOGLE, APPLE, VK'],
    ['VITE_VK_APP_ID', 'abc', 'a whole number'],
    ['VITE_WHITE_LABEL', 'two words', 'letters, digits, _ and - only'],
    ['VITE_DEFAULT_METHOD', 'DRONE', 'one of DELIVERY, TAKE_AWAY'],
    ['VITE_PROMO_CODES', 'yes', 'true or false'],
    ['VITE_CAPTCHA_PROVIDER', 'none', 'one of altcha, recaptcha, turnstile'],
  ])('%s=%s is refused and named', (name, value, expected) => {
    expect(problemsOf({ ...environment, [name]: value })).toContain(
      `${name} is malformed: expected ${expected}`,
    )
  })

  test.each([
    [{ VITE_SIGN_IN_METHODS: 'PHONE,GOOGLE' }, ['VITE_GOOGLE_CLIENT_ID']],
    [{ VITE_SIGN_IN_METHODS: 'APPLE' }, ['VITE_APPLE_CLIENT_ID', 'VITE_APPLE_REDIRECT_URI']],
    [{ VITE_SIGN_IN_METHODS: 'VK', VITE_VK_APP_ID: '7' }, ['VITE_VK_REDIRECT_URI']],
    [{ VITE_CAPTCHA_PROVIDER: 'turnstile' }, ['VITE_CAPTCHA_SITE_KEY']],
    [{ VITE_ANALYTICS_PROVIDER: 'ga4' }, ['VITE_ANALYTICS_COUNTER_ID']],
    [{ VITE_ANALYTICS_COUNTER_ID: '1' }, ['VITE_ANALYTICS_PROVIDER']],
    [{ VITE_DEFAULT_CITY_ID: '1' }, ['VITE_DEFAULT_METHOD', 'VITE_DEFAULT_RESTO_ID']],
  ])('what is configured halfway by %o needs %o', (half, missing) => {
    const expected = missing.map((name) => `${name} is missing: what was configured needs it`)
    expect(problemsOf({ ...environment, ...half })).toEqual(expected)
  })

  test('the document wins over the build, value by value', () => {
    const settings = getSettings(environment, {
      apiKey: 'key-of-the-brand',
      defaultCityId: 2,
      theme: 'system',
      ...all,
    })
    expect(settings).toMatchObject({
      apiBase: 'https://api.example.com',
      apiKey: 'key-of-the-brand',
      defaultCityId: 2,
    })
  })

  test('a malformed value of the document is named as such and not replaced by the build', () => {
    expect(problemsOf(environment, { apiBase: 5 })).toEqual([
      'lavash-config.apiBase is malformed: expected an http(s) address or a path that begins with /',
    ])
  })

  test.each([null, 'text', 5])('a document that holds %o instead of an object is named', (document) => {
    expect(problemsOf(environment, document)).toEqual(['lavash-config is not a JSON object'])
  })

  test('the storefront own host is written as a single slash', () => {
    expect(getSettings({ ...environment, VITE_API_BASE: '/' }).apiBase).toBe('')
  })
})

const all = { defaultDeliveryMethod: 'DELIVERY', defaultRestoId: 5 }

describe('B-01 the build', () => {
  test('without any value it is meant for a server that sends them', () => {
    expect(findBuildProblems({ VITE_API_BASE: '' })).toEqual([])
  })

  test('with some of the values it needs all of them', () => {
    expect(findBuildProblems({ VITE_API_KEY: 'key' }).map(({ name }) => name)).toEqual([
      'VITE_API_BASE',
      'VITE_BRAND',
    ])
  })

  test('with all of them it comes out', () => {
    expect(findBuildProblems(environment)).toEqual([])
  })
})
