import MiniSearch from 'minisearch'
import pg from 'pg'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldText } from '@lavash/rulebook/menu/text-fold'
import type { AddressBook } from '#geo/addresses/address-book.ts'
import { startPostgres } from '../../../scripts/postgres.mjs'

export interface AddressEngine {
  readonly name: string
  /** Local names of the streets found, best first. */
  readonly find: (text: string) => string[] | Promise<string[]>
}

const houseNumber = / \d+$/

/** The library that the own index competes with. It searches streets only, so the house is taken off. */
export function makeMiniSearch({ streets }: AddressBook, shown: number): AddressEngine {
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    storeFields: ['name'],
    processTerm: (term) => foldText(term),
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(streets.map(({ names }, id) => ({ id, name: names.local })))
  const find = (text: string): string[] =>
    index
      .search(text.replace(houseNumber, ''))
      .slice(0, shown)
      .map((hit) => String(hit['name']))
  return { name: 'MiniSearch (streets only)', find }
}

/** PostgreSQL's trigram index over the same streets, in a server of its own. */
export async function withTrigrams<T>(
  { streets }: AddressBook,
  shown: number,
  ask: (engine: AddressEngine) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-postgres-'))
  const server = await startPostgres({ folder })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    await client.query('create extension pg_trgm')
    await client.query('create table streets (name text not null, folded text not null)')
    const names = streets.map(({ names: { local } }) => local)
    await client.query('insert into streets select * from unnest($1::text[], $2::text[])', [
      names,
      names.map(foldText),
    ])
    await client.query('create index on streets using gin (folded gin_trgm_ops)')
    const find = async (text: string): Promise<string[]> => {
      const { rows } = await client.query<{ name: string }>(
        'select name from streets where $1 <% folded order by word_similarity($1, folded) desc limit $2',
        [foldText(text.replace(houseNumber, '')), shown],
      )
      return rows.map(({ name }) => name)
    }
    return await ask({ name: 'pg_trgm (streets only)', find })
  } finally {
    await client.end()
    await server.stop()
  }
}
