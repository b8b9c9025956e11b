import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { everyPair } from './make-pairs.ts'
import { makeTree } from './make-tree.ts'

function problemsOf(file: string, code: string): string[] {
  return checkImports.findProblems(makeTree({ [file]: code })) as string[]
}

/** Written out by hand as well. What is missing here is forbidden. */
const packages: Record<string, string[]> = {
  rulebook: [],
  contract: ['rulebook'],
  i18n: ['contract', 'rulebook'],
  client: ['i18n', 'contract', 'rulebook'],
  ui: ['i18n', 'contract', 'rulebook'],
  'web-build': ['ui', 'i18n', 'contract', 'rulebook'],
  server: ['contract', 'rulebook'],
  storefront: ['ui', 'client', 'i18n', 'contract', 'rulebook'],
  office: ['ui', 'client', 'i18n', 'contract', 'rulebook'],
}

const apps = new Set(['storefront', 'office'])

const fileOf = (workspace: string) => {
  if (workspace === 'server') return 'apps/server/src/app.ts'
  return apps.has(workspace) ? `apps/${workspace}/src/config/part.ts` : `packages/${workspace}/src/part.ts`
}

describe('the workspaces', () => {
  test.each(everyPair(packages))('$from imports $to: $isAllowed', ({ from, to, isAllowed }) => {
    const named = `import { part } from '@lavash/${to}/part.ts'`
    expect(problemsOf(fileOf(from), named)).toHaveLength(isAllowed ? 0 : 1)
    const byPath = posix.relative(posix.dirname(fileOf(from)), fileOf(to))
    const isTold = problemsOf(fileOf(from), `import { part } from '${byPath}'`).length === 1
    expect(isTold, 'by a path').toBe(from === 'web-build' ? !isAllowed : true)
  })

  test.each([
    ['apps/storefront/vite.config.ts', '@lavash/web-build/precompress.ts', 0],
    ['apps/storefront/src/main.tsx', '@lavash/web-build/precompress.ts', 1],
    ['apps/office/vite.config.ts', '@lavash/web-build/precompress.ts', 0],
    ['apps/office/src/main.tsx', '@lavash/web-build/precompress.ts', 1],
    ['apps/office/vite.config.ts', '../storefront/build/chunk-groups.ts', 1],
    ['packages/ui/gallery.config.ts', '@lavash/web-build/layer-order.ts', 0],
    ['packages/ui/gallery/main.tsx', '../../../apps/storefront/src/i18n/load-messages.ts', 1],
    ['packages/ui/src/button.tsx', '@lavash/web-build/layer-order.ts', 1],
  ])('%s with %s has %i problems', (file, specifier, count) => {
    expect(problemsOf(file, `import { x } from '${specifier}'`)).toHaveLength(count)
  })

  test.each([
    ['packages/rulebook/src/money.ts', '@lavash/contract/orders'],
    ['packages/rulebook/src/money.ts', '@lavash/server/app'],
    ['packages/contract/src/orders.ts', '@lavash/server/app'],
    ['packages/contract/src/orders.ts', '@lavash/storefront/api/orders'],
    ['apps/storefront/src/api/orders.ts', '@lavash/server/modules/orders/routes'],
    ['apps/storefront/src/api/orders.ts', '../../../server/src/app.ts'],
    ['apps/storefront/src/api/orders.test.ts', '@lavash/office/config/part.ts'],
    ['apps/storefront/src/api/orders.test.ts', '../../../server/src/app.ts'],
    ['apps/server/src/app.ts', '@lavash/storefront/main'],
    ['apps/server/src/app.ts', '../../../scripts/run.mjs'],
    ['apps/server/src/app.ts', '../../../packages/rulebook/src/money.ts'],
    ['brands/grill/layout.tsx', '@lavash/rulebook/money/money'],
    ['brands/grill/layout.tsx', '@lavash/client/result.ts'],
    ['brands/grill/layout.tsx', '@lavash/storefront/config/brand.ts'],
    ['brands/grill/layout.tsx', '../../apps/storefront/src/brand-slots.ts'],
    ['brands/grill/layout.tsx', '../../packages/ui/src/button.tsx'],
  ])('%s may not import %s', (file, specifier) => {
    expect(problemsOf(file, `import { x } from '${specifier}'`)).toHaveLength(1)
  })

  test.each([
    ['packages/contract/src/orders.ts', '@lavash/rulebook/money/money'],
    ['apps/storefront/src/api/orders.ts', '@lavash/contract/orders'],
    ['apps/storefront/src/features/cart/total.tsx', '@lavash/rulebook/money/money'],
    ['apps/server/src/app.ts', '@lavash/contract/orders'],
    ['apps/server/test/make-database.ts', '../../../scripts/postgres.mjs'],
    ['e2e/order.test.ts', '../apps/storefront/src/i18n/messages/ru.json'],
    ['brands/grill/layout.tsx', '@lavash/ui/button.tsx'],
    ['brands/grill/layout.tsx', '@lavash/storefront/brand-slots.ts'],
    ['brands/grill/layout.tsx', 'react'],
  ])('%s may import %s', (file, specifier) => {
    expect(problemsOf(file, `import { x } from '${specifier}'`)).toEqual([])
  })
})

describe('what has one home', () => {
  test.each([
    ['packages/rulebook/src/money.ts', `import { readFileSync } from 'node:fs'`],
    ['packages/rulebook/src/money.ts', `import { useMemo } from 'react'`],
    ['packages/rulebook/src/money.ts', `export const now = () => Date.now()`],
    ['packages/rulebook/src/money.ts', `export const now = () => new Date()`],
    ['packages/contract/src/orders.ts', `import { z } from 'zod'`],
    ['apps/storefront/src/order/draft.ts', `localStorage.getItem('x')`],
    ['apps/storefront/src/order/draft.ts', `window.localStorage.getItem('x')`],
    ['apps/storefront/src/order/draft.ts', `const { localStorage } = window`],
    ['apps/storefront/src/features/cart/send.ts', `await fetch('/1/orders')`],
    ['apps/storefront/src/features/cart/send.ts', `const send = globalThis.fetch`],
    ['apps/storefront/src/config/brand.ts', `import { readFileSync } from 'node:fs'`],
    ['apps/storefront/src/api/send.ts', `await fetch('/1/orders')`],
    ['apps/office/src/live/stream.ts', `await fetch('/1/orders')`],
    ['apps/office/src/config/place.ts', `localStorage.getItem('x')`],
    ['packages/ui/src/button.tsx', `await fetch('/1/orders')`],
    ['packages/ui/src/button.tsx', `localStorage.getItem('x')`],
    ['packages/ui/src/button.tsx', `export const isOld = process.env['OLD']`],
    ['packages/ui/src/button.tsx', `import { useQuery } from '@tanstack/react-query'`],
    ['packages/i18n/src/format.ts', `import { readFileSync } from 'node:fs'`],
    ['packages/client/src/result.ts', `import { useState } from 'react'`],
    ['apps/storefront/src/features/location/map.tsx', `import { Map } from 'maplibre-gl'`],
    ['apps/server/src/modules/orders/repository.ts', `import { DatabaseSync } from 'node:sqlite'`],
    ['apps/server/src/modules/orders/repository.ts', `import pg from 'pg'`],
    ['apps/server/src/cli/backup.ts', `import { exec } from 'node:child_process'`],
  ])('%s: %s is caught', (file, code) => {
    expect(problemsOf(file, code)).not.toEqual([])
  })

  test.each([
    ['packages/rulebook/src/zone.ts', `import { isPointInRing } from '#place/rings.ts'`],
    ['packages/rulebook/src/money.test.ts', `import fc from 'fast-check'`],
    ['packages/rulebook/src/schedule.ts', `export const day = (ms: number) => new Date(ms).getUTCDay()`],
    ['packages/contract/src/orders.ts', `import { Type } from 'typebox'`],
    ['apps/storefront/src/storage/keys.ts', `localStorage.getItem('x')`],
    ['packages/client/src/create-call.ts', `await fetch('/1/orders')`],
    ['packages/client/src/create-call.test.ts', `import { createServer } from 'node:http'`],
    ['apps/storefront/src/vendors/captcha.ts', `await fetch('/captcha')`],
    ['apps/storefront/src/features/cart/send.ts', `query.fetch(); type Send = typeof fetch`],
    ['apps/server/src/db/sqlite.ts', `import { DatabaseSync } from 'node:sqlite'`],
  ])('%s: %s is fine', (file, code) => {
    expect(problemsOf(file, code)).toEqual([])
  })
})
