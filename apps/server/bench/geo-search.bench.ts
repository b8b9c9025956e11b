import MiniSearch from 'minisearch'
import pg from 'pg'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { join } from 'node:path'
import { foldText } from '@lavash/rulebook/menu/text-fold'
import { createRandom } from '#geo/demo/random.ts'
import type { AddressBook } from '#geo/addresses/address-book.ts'
import type { AddressIndex } from '#geo/search/address-index.ts'
import { buildAddressIndex } from '#geo/search/build-address-index.ts'
import { startPostgres } from '../../../scripts/postgres.mjs'
import type { Bench, BenchRow } from './bench.ts'
import { makeLargeBook } from './make-large-city.ts'

const streets = 12_000
const housesPerStreet = 42
const promisedMs = 5
const queryCount = 2000
const slowQueryCount = 200
const rounds = 4
const shown = 6

interface Query {
  readonly text: string
  readonly street: string
}

interface Engine {
  readonly name: string
  readonly queries: readonly Query[]
  readonly find: (text: string) => string[] | Promise<string[]>
}

/** As people type: the beginning or all of a street, mostly with a house, every third with a slip, some in Latin. */
function makeQueries({ streets: all }: AddressBook): Query[] {
  const random = createRandom(2)
  return Array.from({ length: queryCount }, () => {
    const street = all[Math.floor(random() * all.length)]?.names.local ?? ''
    const word = street.split(' ').find((part) => part.length > 5) ?? street
    const at = 2 + Math.floor(random() * (word.length - 4))
    const slipped = random() < 0.33 ? word.slice(0, at) + word.slice(at + 1) : word
    const begun = random() < 0.3 ? slipped.slice(0, 4 + Math.floor(random() * 6)) : slipped
    const spelled = random() < 0.2 ? foldText(begun) : begun
    return { text: random() < 0.6 ? `${spelled} ${1 + Math.floor(random() * 40)}` : spelled, street }
  })
}

async function measure({ name, queries, find }: Engine): Promise<BenchRow[]> {
  const times = queries.map(() => Infinity)
  let found = 0
  // The best of several rounds: what else the machine does meanwhile is not the search's.
  for (let round = 0; round < rounds; round++) {
    for (const [number, { text, street }] of queries.entries()) {
      const startedAt = performance.now()
      const streetsFound = await find(text)
      times[number] = Math.min(times[number] ?? Infinity, performance.now() - startedAt)
      if (round === 0 && streetsFound.includes(street)) found += 1
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return [
    { name: `${name}, half of the queries`, value: at(0.5), unit: 'ms' },
    { name: `${name}, 99 of 100`, value: at(0.99), unit: 'ms' },
    { name: `${name}, street among the first ${shown}`, value: (100 * found) / queries.length, unit: '%' },
  ]
}

function makeMiniSearch({ streets: all }: AddressBook): (text: string) => string[] {
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    storeFields: ['name'],
    processTerm: (term) => foldText(term),
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(all.map(({ names }, id) => ({ id, name: names.local })))
  return (text) =>
    index
      .search(text.replace(/ \d+$/, ''))
      .slice(0, shown)
      .map((hit) => String(hit['name']))
}

/** Anywhere among the streets: the house that a pin on the map means. */
function measureReverse(index: AddressIndex, { addresses }: AddressBook): BenchRow {
  const random = createRandom(3)
  const times = Array.from({ length: queryCount }, () => {
    const near = addresses[Math.floor(random() * addresses.length)]
    const lng = (near?.lngE7 ?? 0) / 1e7 + (random() - 0.5) / 1000
    const lat = (near?.latE7 ?? 0) / 1e7 + (random() - 0.5) / 1000
    let least = Infinity
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now()
      index.findNearest([lng, lat])
      least = Math.min(least, performance.now() - startedAt)
    }
    return least
  }).toSorted((a, b) => a - b)
  const value = times[Math.floor(times.length * 0.99)] ?? 0
  return { name: 'address of a point, 99 of 100', value, unit: 'ms', limit: { atMost: promisedMs } }
}

async function measureTrigrams(book: AddressBook, queries: readonly Query[]): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-postgres-'))
  const server = await startPostgres({ folder })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    await client.query('create extension pg_trgm')
    await client.query('create table streets (name text not null, folded text not null)')
    const names = book.streets.map(({ names: { local } }) => local)
    await client.query('insert into streets select * from unnest($1::text[], $2::text[])', [
      names,
      names.map(foldText),
    ])
    await client.query('create index on streets using gin (folded gin_trgm_ops)')
    const find = async (text: string): Promise<string[]> => {
      const { rows } = await client.query<{ name: string }>(
        'select name from streets where $1 <% folded order by word_similarity($1, folded) desc limit $2',
        [foldText(text.replace(/ \d+$/, '')), shown],
      )
      return rows.map(({ name }) => name)
    }
    return await measure({
      name: 'pg_trgm (streets only)',
      queries: queries.slice(0, slowQueryCount),
      find,
    })
  } finally {
    await client.end()
    await server.stop()
  }
}

export const bench: Bench = {
  title: `Address suggestions among ${(streets * housesPerStreet).toLocaleString('en')} addresses`,
  run: async () => {
    const book = makeLargeBook(streets, housesPerStreet)
    const queries = makeQueries(book)
    const startedAt = performance.now()
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    const index = await buildAddressIndex([{ dataset: 'large', book }])
    delays.disable()
    const built = { name: 'building the index', value: (performance.now() - startedAt) / 1000, unit: 's' }
    const held = {
      name: 'meanwhile, 99 of 100 requests wait',
      value: delays.percentile(99) / 1e6,
      unit: 'ms',
    }
    const own = await measure({
      name: 'own index (streets and houses)',
      queries,
      find: (text) => index.search(text, shown).map(({ street }) => street.names.local),
    })
    const promised = own.map((row) =>
      row.name.endsWith('99 of 100') ? { ...row, limit: { atMost: promisedMs } } : row,
    )
    const miniSearch = await measure({
      name: 'MiniSearch (streets only)',
      queries,
      find: makeMiniSearch(book),
    })
    const reverse = measureReverse(index, book)
    return [built, held, ...promised, reverse, ...miniSearch, ...(await measureTrigrams(book, queries))]
  },
}
