import type { Migration } from '#db/migrations/migration.ts'

/** A placeholder was a tiny picture and is two colours; grey, until the catalogue is imported again. */
export const photoColours: Migration = {
  name: '0008-photo-colours',
  async up(trx) {
    await trx
      .updateTable('photos')
      .set({ placeholder: '#e4ded5,#e4ded5' })
      .where('placeholder', 'like', 'data:%')
      .execute()
  },
}
