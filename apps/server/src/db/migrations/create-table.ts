import type { ColumnDataType } from 'kysely'
import type { Trx } from '#db/db.ts'

const types = {
  id: 'integer',
  integer: 'integer',
  flag: 'integer',
  minor: 'bigint',
  at: 'bigint',
  number: 'double precision',
  text: 'text',
} as const satisfies Record<string, ColumnDataType>

type TypeName = keyof typeof types
/** 'text', 'text?' where a value may be missing, '→ restos' for the id of a row there, '→ restos?'. */
export type ColumnWord = TypeName | `${TypeName}?` | `→ ${string}`

/**
 * A table in as many words as it takes to read it. Columns that point at another table are indexed unless the key
 * begins with them: without it every deleted row there costs a look at every row here.
 */
export async function createTable(
  trx: Trx,
  name: string,
  columns: Readonly<Record<string, ColumnWord>>,
  key: readonly [string, ...string[]],
): Promise<void> {
  const parsed = Object.entries(columns).map(([column, word]) => ({ column, ...parseWord(word) }))
  let builder = trx.schema.createTable(name)
  for (const { column, type, target, isOptional } of parsed) {
    builder = builder.addColumn(column, type, (definition) => {
      const referring = target === undefined ? definition : definition.references(`${target}.id`)
      return isOptional ? referring : referring.notNull()
    })
  }
  const keyed: Pick<typeof builder, 'execute'> = builder.addPrimaryKeyConstraint(`${name}Key`, key as never)
  await keyed.execute()
  for (const { column, target } of parsed) {
    if (target === undefined || key[0] === column) continue
    await trx.schema.createIndex(`${name}-${column}`).on(name).column(column).execute()
  }
}

function parseWord(word: ColumnWord): {
  type: ColumnDataType
  target: string | undefined
  isOptional: boolean
} {
  const isOptional = word.endsWith('?')
  const plain = isOptional ? word.slice(0, -1) : word
  if (plain.startsWith('→ ')) return { type: 'integer', target: plain.slice(2), isOptional }
  return { type: types[plain as TypeName], target: undefined, isOptional }
}
