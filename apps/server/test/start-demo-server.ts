import { calls } from '@lavash/contract/calls'
import type { AnswerOf } from '@lavash/contract/calls'
import type { Call } from '@lavash/contract/call'
import { type CallName, pathOf } from '@lavash/contract/paths'
import type { PathQuery } from '@lavash/contract/fill-path'
import { Value } from 'typebox/value'
import { expect, vi } from 'vitest'
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts'
import { storeWithoutPictures } from './store-without-pictures.ts'
import type { CatalogueKind } from '#catalogue/parts/catalogue-kinds.ts'
import { readStoredCatalogue } from './read-stored-catalogue.ts'
import { type DemoBrand, readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

const demoBrands: readonly DemoBrand[] = ['ugolyok', 'primorje-grill']

interface AskOptions {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: PathQuery
  readonly headers?: Readonly<Record<string, string>>
}

export interface DemoServer extends TestServer {
  /** The number of a thing of the demo brands: `id('ugolyok', 'resto', 'centre')`. */
  id(brand: DemoBrand, kind: CatalogueKind, slug: string): number
  /** The answer of a call, held against the contract's schema. */
  ask<Name extends CallName>(name: Name, options?: AskOptions): Promise<AnswerOf<Name>>
}

/** The demo brands as their folders are, with the same empty picture everywhere. */
export async function startDemoServer(options: TestServerOptions = {}): Promise<DemoServer> {
  const server = await startTestServer(options)
  for (const brand of demoBrands) await storeWithoutPictures(server.db, await readDemoBrand(brand))
  const stored = await readStoredCatalogue(server.db)
  await vi.waitFor(async () => expect(await askServer(server, 'cities.list')).toHaveLength(3), 10_000)
  return {
    ...server,
    id: (brand, kind, slug) => {
      const found = stored.brands.find((one) => one.slug === brand)
      if (found === undefined) throw new Error(`The demo brand ${brand} was not stored`)
      return found.ids.get(kind, slug)
    },
    ask: (name, asked) => askServer(server, name, asked),
  }
}

async function askServer<Name extends CallName>(
  server: TestServer,
  name: Name,
  { params = {}, query = {}, headers = {} }: AskOptions = {},
): Promise<AnswerOf<Name>> {
  // Whether a call needs parameters is known to its own types, which a test of any call does not see.
  const toPath = pathOf as (called: CallName, params: object, query: PathQuery) => string
  const answer = await server.fetch(toPath(name, params, query), { headers })
  const body = (await answer.json()) as AnswerOf<Name>
  expect([answer.status, body]).toEqual([200, body])
  const row: Call = calls[name]
  const schema = row.answers[200]?.schema
  if (schema === undefined) throw new Error(`${name} answers without a schema`)
  expect(Value.Errors(schema, body)).toEqual([])
  // A field that the schema does not name would be one that nobody promised.
  expect(Value.Clean(schema, structuredClone(body))).toEqual(body)
  return body
}
