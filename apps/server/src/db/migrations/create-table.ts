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
/** 'text'; 'text?' for a nullable column; '→ restos' for a foreign key, and '→ restos?' for a nullable one. */
export type ColumnWord = TypeName | `${TypeName}?` | `→ ${string}`

/**
 * Defines a table in short. Foreign keys get an index unless the primary key begins with them: without it each
 * deleted row there scans this table.
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
