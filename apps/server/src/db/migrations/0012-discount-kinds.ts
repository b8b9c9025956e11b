import type { Migration } from '#db/migrations/migration.ts'

/** The kinds of discounts have fields of their own, so both tables keep them as JSON. */
export const discountKinds: Migration = {
  name: '0012-discount-kinds',
  async up(trx) {
    for (const table of ['promotions', 'promoCodes']) {
      await trx.schema.alterTable(table).addColumn('discount', 'text').execute()
    }
  },
}
