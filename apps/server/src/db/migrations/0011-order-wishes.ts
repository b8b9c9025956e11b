import type { Migration } from '#db/migrations/migration.ts'

/** Cutlery, change and the door: what a customer asks for beside the dishes. */
export const orderWishes: Migration = {
  name: '0011-order-wishes',
  onlyAdds: true,
  up: async (trx) => {
    await trx.schema.alterTable('orders').addColumn('wishes', 'text').execute()
  },
}
