/**
 * The arrows that docs/architecture.md explains. A name may import every name to its right, never one to its left,
 * never one it shares a comma with. The checker beside this file (check-imports.ts) knows nothing of the project: to
 * change the law, change these tables.
 */

/**
 * Where the workspaces live. A file belongs to the first line that fits. What builds a workspace stands apart from what
 * is in it: a Vite plugin runs in Node and must not reach a browser. brands/ holds the parts that a storefront picks up.
 */
export const workspaceFolders: Record<string, string[]> = {
  rulebook: ['packages/rulebook/'],
  contract: ['packages/contract/'],
  i18n: ['packages/i18n/'],
  client: ['packages/client/'],
  gallery: ['packages/ui/gallery/', 'packages/ui/gallery.config.ts'],
  ui: ['packages/ui/'],
  'web-build': ['packages/web-build/'],
  server: ['apps/server/'],
  'storefront build': [
    'apps/storefront/build/',
    'apps/storefront/vite.config.ts',
    'apps/storefront/vitest.config.ts',
  ],
  storefront: ['apps/storefront/', 'brands/'],
  'office build': ['apps/office/build/', 'apps/office/vite.config.ts', 'apps/office/vitest.config.ts'],
  office: ['apps/office/'],
  'browser tests': ['e2e/'],
  scripts: ['scripts/'],
}

export const workspaceArrows = [
  'browser tests, scripts → server, storefront, office',
  'storefront, office → ui, client → i18n → contract → rulebook',
  'server → contract',
  'storefront build → storefront, web-build',
  // A check reads the list of the later texts.
  'scripts → storefront build',
  'office build → office, web-build',
  'gallery → ui, web-build',
  // The plugins find the kit's fonts, icons and texts by its name.
  'web-build → ui',
]

/** Tests of any workspace may use these: how a database or a browser is started, and how a file is generated. */
export const testTools = ['scripts', 'web-build']

export interface Layers {
  arrows: string[]
  /** Folders inside these layers do not see each other. */
  apart: string[]
  /** Layers that see these workspaces only, and not all that theirs may. */
  sealed: Record<string, string[]>
  exceptions: { from: string; to: RegExp; why: string }[]
}

/** A layer is a folder or a file of src/; `brands` is the root's brands/ folder. A folder not named here is refused. */
export const layersOf: Record<string, Layers> = {
  storefront: {
    arrows: [
      'main → app → screens → features → order → session → api, storage, vendors → config',
      'app, screens, features → i18n, navigation → config',
      'app → brands → brand-slots',
    ],
    apart: ['screens', 'features', 'brands'],
    sealed: { brands: ['ui'] },
    exceptions: [],
  },
  office: {
    arrows: [
      'main → app → screens → features → session, live → api → storage → config',
      // Pieces that several screens are made of. They know addresses and texts, and nothing of the server.
      'app, screens, features → parts → i18n → config',
    ],
    apart: ['screens', 'features'],
    sealed: {},
    exceptions: [],
  },
  server: {
    arrows: [
      'server → run-server → app → modules → plugins, providers, db → config, errors',
      'cli → modules',
      'app, cli → catalogue → db',
      // What customers read is kept in memory: built from the catalogue, asked by every module.
      'app, modules → serving → catalogue',
      // Filling an empty database for a first look.
      'run-server → demo → catalogue, geo',
      // Maps and addresses: reading extracts, tiles, the search in memory.
      'cli, modules, providers → geo → db',
      // Who somebody is: asked before every personal call, given out by sign-in.
      'app, modules → plugins → tokens → db',
      // Who of the staff asks, and the log of what they change: every command writes it as well.
      'app, cli, modules, plugins → staff → db',
      // An order's life, for every module that moves one; its effects leave through the outbox.
      'app, cli, modules → ordering → webhooks → jobs → db',
      'ordering → serving',
      // What a venue cannot serve now: shown by modules, obeyed by ordering, changed by commands.
      'app, cli, modules, ordering → availability → serving, catalogue, db',
      // Measured where it happens; who listens is known to app alone.
      'app, plugins, webhooks, jobs, providers, db → tracing → config',
      // The language of the customer, and what is said in it.
      'plugins, serving → accept-language, error-message → errors',
      'config, errors → clock, decimal-amount, ids, keep-by-object, keep-promise, messages, progress-line, quality-values, remember, start-problem',
    ],
    apart: ['modules'],
    sealed: {},
    exceptions: [
      {
        from: 'apps/server/src/modules/sign-in/',
        to: /^apps\/server\/src\/modules\/persons\/repository\.ts$/,
        why: 'whoever signs in is recognised as a person, in the same transaction',
      },
      {
        from: 'apps/server/src/modules/orders/',
        to: /^apps\/server\/src\/modules\/persons\/repository\.ts$/,
        why: 'an order remembers how its person was reached, in the same transaction',
      },
      {
        from: 'apps/server/src/modules/staff/',
        to: /^apps\/server\/src\/modules\/sign-in\/(parse-phone|phone-codes|sms-code|sms-days|to-sms-refusal)\.ts$/,
        why: 'codes of the staff count on the limits that guard those of customers',
      },
      {
        from: 'apps/server/src/plugins/openapi.ts',
        to: /^apps\/server\/package\.json$/,
        why: 'the document names the version that is running',
      },
    ],
  },
}

/** The only packages a workspace may name in shipped code; its tests are free. */
export const packagesOf: Record<string, { only: string[]; why: string }> = {
  rulebook: {
    only: [],
    why: 'the rulebook is pure functions: no React, no node:, no packages',
  },
  contract: { only: ['typebox'], why: 'the contract is schemas over the rulebook' },
  i18n: {
    only: ['icu-minify', 'react', 'use-intl'],
    why: 'the texts know React and the message format, nothing else',
  },
  client: {
    only: ['@tanstack/react-query'],
    why: 'the calls know the query cache, and nothing of what is shown',
  },
  ui: {
    only: ['@base-ui/react', '@fontsource-variable/onest', 'lucide-react', 'react', 'react-dom', 'zustand'],
    why: 'the kit is loaded by both apps: what it imports, both of them load',
  },
}

/** What ends up in a browser. */
const browserCode = [
  'packages/i18n/src/',
  'packages/client/src/',
  'packages/ui/src/',
  'apps/storefront/src/',
  'apps/office/src/',
]

export interface Home {
  /** A name used (`fetch`) or a package imported (`node:sqlite`, `node:*`). */
  of: string[]
  within: string[]
  /** Empty: at home nowhere. */
  homes: string[]
  why: string
}

/** Things that live in one place, so that there is one place to look when they break. */
export const homes: Home[] = [
  {
    of: ['localStorage', 'sessionStorage'],
    within: browserCode,
    homes: ['apps/storefront/src/storage/', 'apps/office/src/storage/'],
    why: 'the keys are one table with schema, default and lifetime',
  },
  {
    of: ['fetch', 'XMLHttpRequest'],
    within: browserCode,
    homes: ['packages/client/src/', 'apps/storefront/src/vendors/'],
    why: 'one fetch gives one Result; foreign shapes stop in vendors',
  },
  { of: ['node:*', 'process', 'Buffer'], within: browserCode, homes: [], why: 'a browser has no Node' },
  {
    of: ['maplibre-gl', 'maplibre-gl/*'],
    within: browserCode,
    homes: ['apps/storefront/src/vendors/'],
    why: 'foreign shapes stop in vendors',
  },
  {
    of: ['node:sqlite', 'pg'],
    within: ['apps/server/src/'],
    homes: ['apps/server/src/db/'],
    why: 'what differs between the two databases is known to db/ alone',
  },
  {
    of: ['node:child_process'],
    within: ['apps/server/src/'],
    homes: [],
    why: 'the server starts no other program, so no text of a customer reaches a shell',
  },
  {
    of: [
      'new Date()',
      'Date.now',
      'performance',
      'Math.random',
      'setTimeout',
      'setInterval',
      'process',
      'fetch',
      'console',
    ],
    within: ['packages/rulebook/src/'],
    homes: [],
    why: 'a rule has no clock, no chance and no I/O: pass the time in',
  },
]
