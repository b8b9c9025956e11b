import { expect, test } from 'vitest'
import { changePosition, makeCatalogue } from '../../../test/make-catalogue.ts'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { openTestDb } from '../../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import { addStop, removeStop } from '#availability/stop-rows.ts'
import { readStoredCatalogue } from '../../../test/read-stored-catalogue.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

const says = (isStopped: boolean, priceMinor = 100) =>
  makeCatalogue('grill', changePosition(0, { isStopped, priceMinor }))

async function isStopped(db: Db): Promise<boolean> {
  const place = await findPlace(db)
  const rows = await db.read.selectFrom('stops').select(['scopeId', 'thingId']).execute()
  return rows.some(({ scopeId, thingId }) => scopeId === place.scopeId && thingId === place.thingId)
}

/** The first dish, at all venues. */
async function findPlace(db: Db): Promise<{ scopeId: number; thingId: number }> {
  const [brand] = (await readStoredCatalogue(db)).brands
  const slug = brand?.catalogue.positions[0]?.slug ?? ''
  return { scopeId: brand?.id ?? 0, thingId: brand?.ids.get('position', slug) ?? 0 }
}

/** What the kitchen does during the day. */
async function setStopped(db: Db, stop: boolean): Promise<void> {
  const place = await findPlace(db)
  await transaction(db, async (trx) => {
    if (stop) await addStop(trx, place, { kind: 'position', sinceMs: 1, untilMs: null, author: 'test' })
    else await removeStop(trx, place)
  })
}

test('a dish the file stops is stopped from its first import on', async () => {
  await using test = await openTestDb()
  await storeWithoutPictures(test.db, says(true))
  expect(await isStopped(test.db)).toBe(true)
})

test.each([
  { kitchen: true, file: false },
  { kitchen: false, file: true },
])('an import that says nothing new leaves the kitchen its word: $kitchen', async ({ kitchen, file }) => {
  await using test = await openTestDb()
  await storeWithoutPictures(test.db, says(file))
  await setStopped(test.db, kitchen)
  await storeWithoutPictures(test.db, says(file, 200))
  expect(await isStopped(test.db)).toBe(kitchen)
})

test('a line of the file that changed is obeyed', async () => {
  await using test = await openTestDb()
  await storeWithoutPictures(test.db, says(false))
  await storeWithoutPictures(test.db, says(true))
  expect(await isStopped(test.db)).toBe(true)
  await storeWithoutPictures(test.db, says(false))
  expect(await isStopped(test.db)).toBe(false)
})

test('a dish that left the menu leaves the stop list with it', async () => {
  await using test = await openTestDb()
  await storeWithoutPictures(test.db, says(false))
  await setStopped(test.db, true)
  const gone = makeCatalogue('grill', (catalogue) => ({
    ...catalogue,
    positions: catalogue.positions.slice(1),
    timeSlots: [],
    promotions: [],
  }))
  await storeWithoutPictures(test.db, gone)
  await storeWithoutPictures(test.db, says(false))
  expect(await isStopped(test.db)).toBe(false)
})

test('of two who make one stop longer at once the longer one stands', async () => {
  await using test = await openTestDb()
  const { db } = test
  await storeWithoutPictures(db, says(false))
  const place = await findPlace(db)
  const stopUntil = (untilMs: number) => ({ kind: 'position', sinceMs: 1, untilMs, author: 'test' }) as const
  await transaction(db, (trx) => addStop(trx, place, stopUntil(10)))
  const longer = await holdTransaction(db, (trx) => addStop(trx, place, stopUntil(30)))
  const shorter = transaction(db, (trx) => addStop(trx, place, stopUntil(20)))
  await untilSomebodyWaits(db)
  await longer.end()
  expect(await shorter).toMatchObject({ stop: { untilMs: 30 }, isChanged: false })
})
