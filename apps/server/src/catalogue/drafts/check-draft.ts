import type { Catalogue } from '#catalogue/catalogue.ts'
import { type DraftFiles, type ThingChanges, toDraftFiles } from '#catalogue/drafts/draft-files.ts'
import type { OwnedFile, ThingPlace } from '#catalogue/drafts/owned-file.ts'
import { findUntouchedMenus } from '#catalogue/drafts/untouched-menus.ts'
import type { ThingName } from '#catalogue/drafts/thing.ts'
import type { FieldMistake } from '#catalogue/drafts/thing-schemas.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import type { BrandFiles } from '#catalogue/parsing/brand-files.ts'
import { findNearest } from '#catalogue/parsing/find-nearest.ts'
import { leaveOutMenus } from '#catalogue/parsing/left-out.ts'
import type { SourceFile, SourcePath } from '#catalogue/parsing/source-file.ts'
import type { FileKind } from '#catalogue/schema/file-kinds.ts'
import { readBrand } from '#catalogue/read-brand-folder.ts'

/** Something wrong with a thing, told at its field. */
export interface ThingMistake extends ThingName, FieldMistake {}

export type DraftCheck =
  | { readonly catalogue: Catalogue; readonly mistakes: [] }
  | { readonly catalogue: null; readonly mistakes: readonly ThingMistake[] }

/**
 * The catalogue with these changes, if an import of the same brand would have been without a mistake: the checks are
 * the import's own, over files that were never written. Menus that no change touches are not looked at again.
 */
export async function checkDraft(
  catalogue: Catalogue,
  changes: ThingChanges,
  getOriginal: (sha256: string) => Promise<Uint8Array>,
  untouched = findUntouchedMenus(catalogue, changes),
): Promise<DraftCheck> {
  const { rest, leftOut } = leaveOutMenus(catalogue, untouched)
  const draft = toDraftFiles(rest, changes)
  const places = new Map<string, SourcePath[]>()
  const files = toBrandFiles(catalogue, draft, getOriginal)
  const owners = new Map(draft.files.map((file) => [file.path, file]))
  const parse = (kind: FileKind, path: string) => {
    const source = toSource({ ...getFile(owners, path), kind }, places)
    return { source, mistakes: [] }
  }
  const reading = await readBrand(files, parse, leftOut)
  const mistakes = [
    ...draft.lost.map(({ kind, key, field, named, known }) => {
      const nearest = findNearest(named, known)
      const told = { problem: `there is no ${field} '${named}'`, expected: `one of ${known.join(', ')}` }
      return { kind, key, field, ...told, ...(nearest !== undefined && { nearest }) }
    }),
    ...reading.mistakes.map((mistake) => toThingMistake(mistake, owners, places)),
  ]
  if (mistakes.length > 0 || reading.catalogue === null) return { catalogue: null, mistakes }
  return { catalogue: reading.catalogue, mistakes: [] }
}

function getFile(owners: ReadonlyMap<string, OwnedFile>, path: string): OwnedFile {
  const file = owners.get(path)
  if (file === undefined) throw new Error(`The draft has no file ${path}`)
  return file
}

const encoder = new TextEncoder()

function toBrandFiles(
  { brand, files: published }: Catalogue,
  { files, sums }: DraftFiles,
  getOriginal: (sha256: string) => Promise<Uint8Array>,
): BrandFiles {
  const texts = new Map(files.map(({ kind, path, value }) => [path, kind === 'text' ? String(value) : '']))
  const checked = new Map(published.map(({ path, sha256 }) => [path, sha256]))
  return {
    name: brand.slug,
    paths: [...texts.keys(), ...sums.keys()].toSorted(),
    links: [],
    read: async (path) => {
      const text = texts.get(path)
      return text === undefined ? getOriginal(sums.get(path) ?? '') : encoder.encode(text)
    },
    // A picture that is published was looked into once.
    findCheckedSum: (path) => (checked.get(path) === sums.get(path) ? checked.get(path) : undefined),
  }
}

/** Mistakes name a line. A draft has none, so each place that is asked for gets a number of its own. */
function toSource(
  { kind, path: file, value }: OwnedFile & Pick<SourceFile, 'kind'>,
  places: Map<string, SourcePath[]>,
): SourceFile {
  const known: SourcePath[] = []
  places.set(file, known)
  const lineOf = (path: SourcePath): number => known.push([...path])
  const name = file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
  return { kind, file, name, value, lineOf, lineOfKey: lineOf }
}

function toThingMistake(
  { file, line, problem, expected, nearest }: Mistake,
  owners: ReadonlyMap<string, OwnedFile>,
  places: ReadonlyMap<string, readonly SourcePath[]>,
): ThingMistake {
  const path = places.get(file)?.[line - 1] ?? [line]
  const place: ThingPlace = owners.get(file)?.ownerOf(path) ?? toFilePlace(file)
  const { kind, key, field } = place
  return {
    kind,
    key,
    field: field.join('.'),
    problem,
    expected,
    ...(nearest !== undefined && { nearest }),
  }
}

/** A broken picture; what no file is left for is the brand's. */
function toFilePlace(file: string): ThingPlace {
  if (file.startsWith('images/')) return { kind: 'file', key: file, field: [] }
  return { kind: 'brand', key: 'brand', field: [] }
}
