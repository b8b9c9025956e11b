import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The vocabulary of schema.org from the files that schema-dts ships. Types check our code, and this checks what is
 * really sent.
 */
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)

interface Declared {
  readonly parents: readonly string[]
  /** Property names, with the allowed types. */
  readonly ranges: ReadonlyMap<string, readonly string[]>
}

const interfaces = new Map<string, Declared>()
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /interface (\w+) extends ([^{]+) \{\n([\s\S]*?)\n\}/g,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)]
  interfaces.set(name, {
    parents: parents.split(',').map((parent) => parent.trim()),
    ranges: new Map(properties.map(([, key = '', range = '']) => [key, range.split(' | ')])),
  })
}

const words = new Map(
  [...source.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', union = '']) => [
    name,
    new Set(union.split(' | ')),
  ]),
)

const textTypes = new Set(['Text', 'URL', 'Time', 'Date', 'DateTime'])
/** A number and a unit. */
const quantity = /^\d+(?:\.\d+)? \p{L}+$/u
const numberTypes = new Set(['Number', 'Integer', 'Float'])

/** Everything in a JSON-LD graph that schema.org does not know or does not allow there. */
export function findVocabularyProblems(graph: Readonly<Record<string, unknown>>): string[] {
  const things = graph['@graph']
  if (graph['@context'] !== 'https://schema.org' || !Array.isArray(things)) return ['no graph of schema.org']
  return things.flatMap((thing) => checkThing(thing, 'graph'))
}

function checkThing(value: unknown, at: string): string[] {
  const thing = value as Readonly<Record<string, unknown>>
  const type = String(thing['@type'])
  if (!interfaces.has(`${type}Leaf`)) return [`${at}: no type ${type}`]
  const known = listRanges(type)
  return Object.entries(thing).flatMap(([key, content]) => {
    if (key === '@type' || key === '@id') return []
    const range = known.get(key)
    const place = `${at} > ${type}.${key}`
    if (range === undefined) return [`${place}: no such property`]
    const values = Array.isArray(content) ? content : [content]
    return values.length === 0 ? [`${place}: empty`] : values.flatMap((one) => checkValue(one, range, place))
  })
}

function checkValue(value: unknown, range: readonly string[], at: string): string[] {
  const problem = [`${at}: ${JSON.stringify(value)} is none of ${range.join(', ')}`]
  if (typeof value === 'number') return range.some((name) => numberTypes.has(name)) ? [] : problem
  if (typeof value === 'string') {
    const fits = (name: string): boolean =>
      textTypes.has(name) ||
      words.get(name)?.has(JSON.stringify(value)) === true ||
      (words.get('Quantity')?.has(name) === true && quantity.test(value))
    return value !== '' && range.some(fits) ? [] : problem
  }
  if (typeof value !== 'object' || value === null) return problem
  if (!('@type' in value)) return '@id' in value && range.includes('IdReference') ? [] : problem
  const kinds = listKinds(String(value['@type']))
  return range.some((name) => kinds.has(name)) ? checkThing(value, at) : problem
}

/** A type with all its parents. */
function listKinds(type: string): Set<string> {
  return new Set(listInterfaces(`${type}Leaf`).map((name) => name.replace(/(?:Base|Leaf)$/, '')))
}

function listRanges(type: string): Map<string, readonly string[]> {
  return new Map(listInterfaces(`${type}Leaf`).flatMap((name) => [...(interfaces.get(name)?.ranges ?? [])]))
}

function listInterfaces(name: string): string[] {
  const declared = interfaces.get(name)
  return declared === undefined ? [] : [name, ...declared.parents.flatMap(listInterfaces)]
}
