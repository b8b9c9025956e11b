import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { renderEnvExample } from '../test/render-env-example.ts'
import { configGroups, parseConfig } from '#config.ts'

const production = {
  NODE_ENV: 'production',
  LAVASH_PUBLIC_URL: 'https://order.example.com/',
  LAVASH_TOKEN_KEYS: `2026a:${Buffer.alloc(32, 1).toString('base64')},2025b:${Buffer.alloc(40, 2).toString('base64')}`,
  LAVASH_API_KEYS: 'storefront',
  ALTCHA_KEY: 'a'.repeat(32),
  SMSC_LOGIN: 'cook',
  SMSC_PASSWORD: 'secret',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'secret',
}

function problemsOf(env: Record<string, string>): string {
  try {
    parseConfig(env)
    return ''
  } catch (error) {
    return String(error)
  }
}

test('an empty environment is the demonstration', () => {
  const config = parseConfig({})
  expect(config).toMatchObject({
    mode: 'development',
    port: 3000,
    host: '127.0.0.1',
    logLevel: 'warn',
    sms: { provider: 'dev-inbox' },
    captcha: { provider: 'altcha' },
    payments: { provider: 'sandbox' },
    geocoding: { provider: 'own' },
  })
  expect(config.database.folder).toMatch(/\/data$/)
  expect(config.database.url).toBeUndefined()
})

test('an empty variable is one that is not set', () => {
  expect(parseConfig({ PORT: '', TWILIO_FROM: ' ' })).toMatchObject({
    port: 3000,
    sms: { provider: 'dev-inbox' },
  })
})

test('production with real providers starts on all interfaces', () => {
  const config = parseConfig(production)
  expect(config).toMatchObject({
    host: '0.0.0.0',
    logLevel: 'info',
    publicUrl: 'https://order.example.com',
    sms: { provider: 'smsc', login: 'cook', url: 'https://smsc.ru' },
    payments: { provider: 'yookassa', shopId: '1' },
  })
  expect(config.tokenKeys?.map((key) => [key.id, key.secret.length])).toEqual([
    ['2026a', 32],
    ['2025b', 40],
  ])
})

test('production names all that is missing at once', () => {
  const problems = problemsOf({ NODE_ENV: 'production' })
  for (const name of [
    'LAVASH_PUBLIC_URL',
    'LAVASH_TOKEN_KEYS',
    'LAVASH_API_KEYS',
    'ALTCHA_KEY',
    'TWILIO_',
    'STRIPE_',
  ]) {
    expect(problems).toContain(name)
  }
})

test('production refuses a set clock', () => {
  expect(problemsOf({ ...production, LAVASH_NOW: '2026-11-16T12:00:00+03:00' })).toContain(
    'LAVASH_NOW is refused',
  )
})

test('the development inbox and the sandbox acquirer need their names in production', () => {
  const bare = {
    ...production,
    SMSC_LOGIN: '',
    SMSC_PASSWORD: '',
    YOOKASSA_SHOP_ID: '',
    YOOKASSA_SECRET_KEY: '',
  }
  expect(problemsOf(bare)).toMatch(/LAVASH_ALLOW=dev-inbox[^]*LAVASH_ALLOW=sandbox/)
  expect(problemsOf({ ...bare, LAVASH_ALLOW: 'dev-inbox' })).not.toContain('SMS')
  expect(parseConfig({ ...bare, LAVASH_ALLOW: 'dev-inbox, sandbox' })).toMatchObject({
    sms: { provider: 'dev-inbox' },
    payments: { provider: 'sandbox' },
  })
})

const halfway = configGroups.flatMap(({ title, variables }) => {
  const required = Object.values(variables).filter((variable) => variable.fallback === undefined)
  return required.length < 2 ? [] : required.map((variable) => ({ title, missing: variable, required }))
})

test.each(halfway)(
  '$title without $missing.name is told as configured halfway',
  ({ title, missing, required }) => {
    const others = required.filter((variable) => variable !== missing)
    const env = Object.fromEntries(others.map((variable) => [variable.name, variable.example]))
    const problems = problemsOf(env)
    expect(problems).toContain(`${title} is configured halfway: ${missing.name} is missing.`)
    expect(problems).not.toContain('must be')
  },
)

test.each(configGroups.flatMap(({ variables }) => Object.values(variables)))(
  'the example of $name is one the server accepts',
  (variable) => {
    expect(() => variable.read(variable.example)).not.toThrow()
  },
)

test('two providers for one need are told, not guessed between', () => {
  const problems = problemsOf({
    ...production,
    TWILIO_ACCOUNT_SID: 'AC',
    TWILIO_AUTH_TOKEN: 's',
    TWILIO_FROM: '+1',
  })
  expect(problems).toContain('Twilio (SMS) and SMSC (SMS) are both configured: keep one.')
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ LAVASH_ALLOW: 'everything' }, 'LAVASH_ALLOW must be one of dev-inbox, sandbox, demo-staff.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug'],
  [{ LAVASH_NOW: '2026-11-16' }, 'LAVASH_NOW must be an instant with its offset'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address beginning with postgres://'],
  [{ LAVASH_TOKEN_KEYS: 'a:c2hvcnQ=' }, 'LAVASH_TOKEN_KEYS must be id:secret pairs'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'Bearer secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
  [{ WEBHOOK_URL: 'https://k.example', WEBHOOK_SECRET: 'whsec_x' }, 'WEBHOOK_SECRET must be whsec_'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be IP addresses, ranges such as 10.0.0.0/8, or loopback'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be IP addresses'],
  [{ TRUST_PROXY: 'loopback,nginx' }, 'TRUST_PROXY must be IP addresses'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be IP addresses'],
  [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY must be IP addresses'],
  [{ TRUST_PROXY: 'fd00::/129' }, 'TRUST_PROXY must be IP addresses'],
  [{ LAVASH_PUBLIC_URL: 'https://order.example/shop' }, 'LAVASH_PUBLIC_URL must be a site such as https'],
  [{ LAVASH_PUBLIC_URL: 'https://order.example/?from=mail' }, 'LAVASH_PUBLIC_URL must be a site'],
  [{ LAVASH_PUBLIC_URL: 'https://order.example/#menu' }, 'LAVASH_PUBLIC_URL must be a site'],
  [{ LAVASH_PUBLIC_URL: 'https://cook:secret@order.example' }, 'LAVASH_PUBLIC_URL must be a site'],
  [{ LAVASH_PUBLIC_URL: 'order.example' }, 'LAVASH_PUBLIC_URL must be a site'],
  [{ CORS_ORIGINS: 'https://shop.example/menu' }, 'CORS_ORIGINS must be sites such as https://shop.example'],
  [{ CORS_ORIGINS: 'https://a@shop.example' }, 'CORS_ORIGINS must be sites'],
  [{ CORS_ORIGINS: '*,shop.example' }, 'CORS_ORIGINS must be sites'],
  [{ CORS_ORIGINS: 'ftp://shop.example' }, 'CORS_ORIGINS must be sites'],
])('%o is refused without repeating the value', (env, problem) => {
  expect(problemsOf(env)).toContain(problem)
})

test.each([
  ['https://order.example/', 'https://order.example'],
  ['HTTPS://Order.Example:443', 'https://order.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the site customers see, typed as %s, is %s', (typed, publicUrl) => {
  expect(parseConfig({ LAVASH_PUBLIC_URL: typed }).publicUrl).toBe(publicUrl)
})

test('a site that may call is known by what a browser says of it, however it was typed', () => {
  const typed = 'https://shop.example/, HTTP://Grill.example:80, http://localhost:5173,*'
  expect(parseConfig({ CORS_ORIGINS: typed }).corsOrigins).toEqual([
    'https://shop.example',
    'http://grill.example',
    'http://localhost:5173',
    '*',
  ])
})

test('every proxy the configuration takes is one the server starts with', async () => {
  const typed = 'loopback,linklocal,uniquelocal,192.0.2.1,10.0.0.0/8,2001:db8::1,fd00::/8,::ffff:192.0.2.1'
  const { trustProxy } = parseConfig({ TRUST_PROXY: typed })
  expect(trustProxy).toEqual(typed.split(','))
  await using app = fastify({ trustProxy: [...trustProxy] })
  await app.ready()
})

test('.env.example has every variable of the parser, and no other', async () => {
  await expect(renderEnvExample(configGroups)).toMatchFileSnapshot('../../../.env.example')
})
