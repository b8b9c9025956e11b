import { fileKindNames, fileKinds, type FileKind } from '#catalogue/schema/file-kinds.ts'

/** The schemas as editors read them (JSON Schema 2020-12), by kind of file. */
export function toJsonSchemas(): Record<FileKind, object> {
  const schemas = fileKindNames.map((kind) => [kind, toJsonSchema(kind)] as const)
  return Object.fromEntries(schemas) as Record<FileKind, object>
}

function toJsonSchema(kind: FileKind): object {
  // Through JSON: TypeBox keeps notes of its own on a schema, under keys that are not enumerable.
  const schema = JSON.parse(JSON.stringify(fileKinds[kind].schema)) as object
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }
}
