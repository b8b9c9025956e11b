import type { SourcePath } from '#catalogue/parsing/source-file.ts'
import type { FileKind } from '#catalogue/schema/file-kinds.ts'
import type { Thing, ThingName } from '#catalogue/drafts/thing.ts'

/** The thing that a place of a file belongs to, and the field of it. */
export interface ThingPlace extends ThingName {
  readonly field: SourcePath
}

/** A data file made of things. It knows whose each of its places is. */
export interface OwnedFile {
  readonly kind: FileKind | 'text'
  readonly path: string
  /** What parsing the file would give; the text itself of a text. */
  readonly value: unknown
  /** Of a text the path is the number of a line. */
  readonly ownerOf: (path: SourcePath) => ThingPlace | undefined
}

/** What a thing says of its place among others is the order of the list. */
export function withoutOrder({ order: _order, ...value }: Thing['value']): object {
  return value
}

export function toListFile(kind: FileKind, path: string, things: readonly Thing[]): OwnedFile {
  return {
    kind,
    path,
    value: things.map(({ key, value }) => withKey(kind, key, withoutOrder(value))),
    ownerOf: ([index, ...field]) => {
      const thing = things[Number(index)]
      return thing && { kind: thing.kind, key: thing.key, field }
    },
  }
}

/** A thing is called by its key, whatever its body says. A promo code keeps the case its owner wrote it in. */
function withKey(kind: FileKind, key: string, value: object): object {
  return kind === 'promo-codes' ? { code: key, ...value } : { ...value, slug: key }
}
