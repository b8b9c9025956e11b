import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Mistake } from '#catalogue/mistake.ts'
import { isRecord } from './find-misfits.ts'
import type { SourceFile, SourcePath } from './source-file.ts'
import type { FileKind } from '#catalogue/schema/file-kinds.ts'

/** `*` stands for every item of a list. */
export type SourcePattern = readonly string[]

/** Where something stands in every file of a kind. */
export interface SourcePlace {
  in: FileKind
  at: SourcePattern
}

/** A dish stands in a group of its menu, or in none. */
export function ofPosition(...rest: string[]): SourcePlace[] {
  return [
    { in: 'menu', at: ['groups', '*', 'positions', '*', ...rest] },
    { in: 'menu', at: ['positions', '*', ...rest] },
  ]
}

/** A part of a file, of which only the part itself is known to be well formed. */
export interface SourceItem<T> {
  source: SourceFile
  path: SourcePath
  value: T
}

/** The values that lie where the pattern points, whatever they are: the file may be full of mistakes. */
export function* walk(
  source: SourceFile,
  pattern: SourcePattern,
  value: unknown = source.value,
  path: SourcePath = [],
): Generator<SourceItem<unknown>> {
  const [step, ...rest] = pattern
  if (step === undefined) {
    yield { source, path, value }
  } else if (step === '*') {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.entries()) yield* walk(source, rest, item, [...path, index])
  } else if (isRecord(value) && Object.hasOwn(value, step)) {
    yield* walk(source, rest, value[step], [...path, step])
  }
}

export function* walkAll(sources: readonly SourceFile[], place: SourcePlace): Generator<SourceItem<unknown>> {
  for (const source of sources) if (source.kind === place.in) yield* walk(source, place.at)
}

const checkers = new WeakMap<TSchema, (value: unknown) => boolean>()

export function getChecker(schema: TSchema): (value: unknown) => boolean {
  const known = checkers.get(schema)
  if (known) return known
  const compiled = Compile(schema)
  const checker = (value: unknown): boolean => compiled.Check(value)
  checkers.set(schema, checker)
  return checker
}

/**
 * The items that fit their schema. One misspelt key must not hide what is wrong elsewhere in the file:
 * the misfits are told apart, and the rules are checked on all that can be understood.
 */
export function* eachItem<S extends TSchema>(
  source: SourceFile,
  pattern: SourcePattern,
  schema: S,
): Generator<SourceItem<Static<S>>> {
  const fits = getChecker(schema)
  for (const item of walk(source, pattern)) {
    if (fits(item.value)) yield item as SourceItem<Static<S>>
  }
}

export function toMistake(
  item: SourceItem<unknown>,
  subpath: SourcePath,
  told: { problem: string; expected: string; nearest?: string | undefined },
): Mistake {
  const { problem, expected, nearest } = told
  const place = { file: item.source.file, line: item.source.lineOf([...item.path, ...subpath]) }
  return { ...place, problem, expected, ...(nearest === undefined ? {} : { nearest }) }
}
