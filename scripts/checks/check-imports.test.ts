import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { everyPair } from './make-pairs.ts'
import { makeTree } from './make-tree.ts'

function problemsOf(file: string, code: string): string[] {
  return checkImports.findProblems(makeTree({ [file]: code })) as string[]
}

/** Written by hand, so that a mistake in the arrows or in parsing them shows. */
const storefront: Record<string, string[]> = {
  main: [
    'app',
    'screens',
    'features',
    'order',
    'session',
    'api',
    'storage',
    'vendors',
    'i18n',
    'config',
    'brands',
    'brand-slots',
  ],
  app: [
    'screens',
    'features',
    'order',
    'session',
    'api',
    'storage',
    'vendors',
    'i18n',
    'config',
    'brands',
    'brand-slots',
  ],
  screens: ['features', 'order', 'session', 'api', 'storage', 'vendors', 'i18n', 'config'],
  features: ['order', 'session', 'api', 'storage', 'vendors', 'i18n', 'config'],
  order: ['session', 'api', 'storage', 'vendors', 'config'],
  session: ['api', 'storage', 'vendors', 'config'],
  api: ['config'],
  storage: ['config'],
  vendors: ['config'],
  brands: ['brand-slots'],
  'brand-slots': [],
  i18n: ['config'],
  config: [],
}

const office: Record<string, string[]> = {
  main: ['app', 'screens', 'features', 'parts', 'session', 'live', 'api', 'storage', 'i18n', 'config'],
  app: ['screens', 'features', 'parts', 'session', 'live', 'api', 'storage', 'i18n', 'config'],
  screens: ['features', 'parts', 'session', 'live', 'api', 'storage', 'i18n', 'config'],
  features: ['parts', 'session', 'live', 'api', 'storage', 'i18n', 'config'],
  parts: ['i18n', 'config'],
  session: ['api', 'storage', 'config'],
  live: ['api', 'storage', 'config'],
  api: ['storage', 'config'],
  storage: ['config'],
  i18n: ['config'],
  config: [],
}

const ground = ['clock', 'ids', 'messages', 'progress-line', 'start-problem']
const refusals = ['config', 'errors', ...ground]
const spoken = ['accept-language', 'error-message']
const stored = ['db', ...refusals]
const read = ['serving', 'catalogue', ...spoken, ...stored]
const ordered = ['ordering', 'webhooks', 'jobs', ...read]
const served = ['plugins', 'tokens', 'providers', 'geo', ...ordered]
const server: Record<string, string[]> = {
  server: ['run-server', 'demo', 'app', 'modules', ...served],
  'run-server': ['demo', 'app', 'modules', ...served],
  app: ['modules', ...served],
  cli: ['modules', ...served],
  modules: served,
  ordering: ordered.slice(1),
  webhooks: ['jobs', ...stored],
  jobs: stored,
  demo: ['catalogue', 'geo', ...stored],
  serving: read.slice(1),
  catalogue: stored,
  geo: stored,
  plugins: ['tokens', ...spoken, ...stored],
  providers: ['geo', ...stored],
  tokens: stored,
  db: refusals,
  'accept-language': ['errors', ...ground],
  'error-message': ['errors', ...ground],
  config: ground,
  errors: ground,
  clock: [],
  ids: [],
  messages: [],
  'progress-line': [],
  'start-problem': [],
}

const storefrontFile = (layer: string) =>
  layer === 'main' || layer === 'brand-slots'
    ? `apps/storefront/src/${layer}.tsx`
    : layer === 'brands'
      ? 'brands/grill/layout.tsx'
      : `apps/storefront/src/${layer}/room/part.ts`

const serverFile = (layer: string) =>
  ['server', 'run-server', 'app', 'config', 'errors'].includes(layer)
    ? `apps/server/src/${layer}.ts`
    : `apps/server/src/${layer}/room/part.ts`

describe('the layers', () => {
  test.each(everyPair(storefront))('storefront: $from imports $to: $isAllowed', ({ from, to, isAllowed }) => {
    const file = storefrontFile(from)
    const inside = storefrontFile(to).split('src/')[1]
    const byName = from === 'brands' ? `@lavash/storefront/${inside}` : `#${inside}`
    const target = to === 'brands' ? posix.relative(posix.dirname(file), storefrontFile(to)) : byName
    const problems = problemsOf(file, `import { part } from '${target}'`)
    expect(problems).toHaveLength(isAllowed ? 0 : 1)
  })

  test.each(everyPair(office))('office: $from imports $to: $isAllowed', ({ from, to, isAllowed }) => {
    const fileIn = (layer: string) =>
      layer === 'main' ? 'apps/office/src/main.tsx' : `apps/office/src/${layer}/room/part.ts`
    const problems = problemsOf(fileIn(from), `import { part } from '#${fileIn(to).split('src/')[1]}'`)
    expect(problems).toHaveLength(isAllowed ? 0 : 1)
  })

  test.each(everyPair(server))('server: $from imports $to: $isAllowed', ({ from, to, isAllowed }) => {
    const problems = problemsOf(
      serverFile(from),
      `import { part } from '#${serverFile(to).split('src/')[1]}'`,
    )
    expect(problems).toHaveLength(isAllowed ? 0 : 1)
  })

  test('a folder the law does not name is refused', () => {
    expect(problemsOf('apps/storefront/src/shared/part.ts', '')).toEqual([
      expect.stringContaining("'shared'"),
    ])
  })

  test('a test may look down from anywhere, and nobody imports a test', () => {
    expect(problemsOf('apps/server/src/db/open-db.test.ts', `import { buildApp } from '#app.ts'`)).toEqual([])
    expect(problemsOf('apps/server/src/app.ts', `import { x } from '#db/open-db.test.ts'`)).toHaveLength(1)
    expect(problemsOf('packages/rulebook/src/cart.ts', `import { x } from './make-cart.ts'`)).toHaveLength(1)
  })
})

describe('rooms of one layer', () => {
  test.each([
    [
      'a feature of a feature',
      'apps/storefront/src/features/cart/cart-list.tsx',
      '#features/menu/dish-card.tsx',
    ],
    ['a screen of a screen', 'apps/storefront/src/screens/cart/cart-screen.tsx', '../home/home-screen.tsx'],
    ['a brand of a brand', 'brands/grill/layout.tsx', '../shawarma/layout.tsx'],
    ['a module of a module', 'apps/server/src/modules/cities/routes.ts', '#modules/restos/repository.ts'],
    [
      'orders of more than a repository',
      'apps/server/src/modules/orders/place-order.ts',
      '#modules/payments/routes.ts',
    ],
    [
      'orders of another module',
      'apps/server/src/modules/orders/place-order.ts',
      '#modules/cities/repository.ts',
    ],
  ])('no import %s', (_, file, specifier) => {
    expect(problemsOf(file, `import { x } from '${specifier}'`)).toHaveLength(1)
  })

  test.each(['orders', 'sign-in'])('%s knows persons by their repository', (module) => {
    const code = `import { x } from '#modules/persons/repository.ts'`
    expect(problemsOf(`apps/server/src/modules/${module}/verb.ts`, code)).toEqual([])
  })

  test('a room is free inside', () => {
    expect(
      problemsOf('apps/storefront/src/features/cart/cart-list.tsx', `import { x } from './cart-line.tsx'`),
    ).toEqual([])
  })
})

describe('every way to import binds', () => {
  test.each([
    `import { x } from '#app/boot.ts'`,
    `import type { X } from '#app/boot.ts'`,
    `import '#app/boot.ts'`,
    `export { x } from '#app/boot.ts'`,
    `export type { X } from '#app/boot.ts'`,
    `export * from '../../app/boot.ts'`,
    `const load = () => import('#app/boot.ts')`,
    'const load = (name: string) => import(`../../app/${name}.ts`)',
    `type Boot = import('#app/boot.ts').Boot`,
    `const all = import.meta.glob('../../app/*.ts')`,
    `const all = import.meta.glob(['../../app/*.ts'])`,
    `const worker = new URL('../../app/worker.ts', import.meta.url)`,
    `import url from '../../app/worker.ts?url'`,
  ])('%s', (code) => {
    expect(problemsOf('apps/storefront/src/features/cart/cart-list.ts', `\n${code}`)).toEqual([
      expect.stringMatching(/cart-list\.ts:2 features may not import app/),
    ])
  })

  test('a file that cannot be read as code is told, not passed over', () => {
    expect(() => problemsOf('apps/server/src/app.ts', 'import {')).toThrow(/app\.ts:1/)
  })
})
