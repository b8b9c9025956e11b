import { sql } from 'kysely'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

/** Stops per venue and with an end. What was stopped stays stopped at every venue, until further notice. */
export const stops: Migration = {
  name: '0011-stops',
  async up(trx) {
    const thing = '→ catalogueIds'
    await createTable(
      trx,
      'stops',
      { scopeId: thing, thingId: thing, kind: 'text', sinceAt: 'at', untilAt: 'at?', author: 'text' },
      ['scopeId', 'thingId'],
    )
    await sql`
      insert into "stops" ("scopeId", "thingId", "kind", "sinceAt", "untilAt", "author")
      select brand."id", dish."id", 'position', "stopList"."stoppedAt", null, 'command line'
      from "stopList"
      join "catalogueIds" dish on dish."id" = "stopList"."positionId"
      join "catalogueIds" brand on brand."brand" = dish."brand" and brand."kind" = 'brand'
    `.execute(trx)
    await trx.schema.dropTable('stopList').execute()
    await trx.schema
      .alterTable('positions')
      .addColumn('notAt', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
