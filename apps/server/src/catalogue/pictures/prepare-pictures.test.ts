import { expect, test } from 'vitest'
import { makeCatalogue, makePhoto, withPhoto } from '../../../test/make-catalogue.ts'
import { openTestDb } from '../../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import { preparePictures } from '#catalogue/pictures/prepare-pictures.ts'
import { readStoredCatalogue } from '../../../test/read-stored-catalogue.ts'
import { storeVersion } from '#catalogue/versions/store-version.ts'
import { transaction } from '#db/transaction.ts'

const monthsLater = 100 * 24 * 3_600_000

test('pictures of an import that was broken off months ago stay until the next one has stored its brand', async () => {
  await using test = await openTestDb()
  const photo = await makePhoto('#c4431a')
  const catalogue = makeCatalogue('grill', withPhoto(0, photo))
  const readImage = (): Promise<Uint8Array> => Promise.resolve(photo.bytes)
  await preparePictures(test.db, catalogue, { readImage, nowMs: 0 })
  await preparePictures(test.db, catalogue, { readImage, nowMs: monthsLater })
  await storeWithoutPictures(test.db, makeCatalogue('other'), monthsLater)
  await transaction(test.db, (trx) =>
    storeVersion(trx, catalogue, { nowMs: monthsLater, origin: 'import', author: 'test' }),
  )
  const { brands } = await readStoredCatalogue(test.db)
  expect(brands.map(({ slug }) => slug)).toEqual(['grill', 'other'])
})

test('a photo that is replaced after it was kept is not encoded under the address of the old one', async () => {
  await using test = await openTestDb()
  const [photo, replaced] = [await makePhoto('#ff0000'), await makePhoto('#00ff00')]
  const catalogue = makeCatalogue('grill', withPhoto(0, photo))
  const readings = [photo.bytes, replaced.bytes].values()
  const readImage = (): Promise<Uint8Array> => Promise.resolve(readings.next().value ?? replaced.bytes)
  await expect(preparePictures(test.db, catalogue, { readImage, nowMs: 0 })).rejects.toThrow(
    'images/dish.jpg changed while it was being imported',
  )
  expect(await test.db.read.selectFrom('photos').select('hash').execute()).toEqual([])
})
