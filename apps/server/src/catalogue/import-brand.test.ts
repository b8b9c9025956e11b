import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  changePosition,
  makeBrandFolder,
  makeCatalogue,
  makePhoto,
  type TestPhoto,
  withPhoto,
} from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../test/store-without-pictures.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { importBrand, type ImportResult } from '#catalogue/import-brand.ts'
import { readStoredCatalogue } from '../../test/read-stored-catalogue.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import type { Db } from '#db/db.ts'

async function importCatalogue(db: Db, catalogue: Catalogue, photo?: TestPhoto): Promise<ImportResult> {
  await using folder = await makeBrandFolder(catalogue, photo)
  return await importBrand(db, folder.path, { nowMs: 1000, author: 'test' })
}

async function getBrand(db: Db, slug: string): Promise<BrandEntry> {
  const found = (await readStoredCatalogue(db)).brands.find((brand) => brand.slug === slug)
  if (found === undefined) throw new Error(`No brand ${slug}`)
  return found
}

const countChanges = async (db: Db): Promise<number> =>
  (await db.read.selectFrom('changes').select('id').execute()).length

test('a folder is stored as it is, with an encoded picture for its photo', async () => {
  await using test = await openTestDb()
  const photo = await makePhoto('#c4431a')
  const catalogue = makeCatalogue('grill', withPhoto(0, photo))
  expect(await importCatalogue(test.db, catalogue, photo)).toMatchObject({
    outcome: 'imported',
    brand: 'grill',
  })
  const stored = await getBrand(test.db, 'grill')
  expect(stored.catalogue).toEqual(catalogue)
  expect(stored.getPicture({ kind: 'file', path: photo.path })).toMatchObject({
    width: 400,
    height: 300,
    variants: [
      { width: 320, format: 'avif' },
      { width: 400, format: 'avif' },
      { width: 320, format: 'webp' },
      { width: 400, format: 'webp' },
    ],
  })
})

test('the same folder again changes nothing and tells nobody', async () => {
  await using test = await openTestDb()
  const catalogue = makeCatalogue('grill')
  await importCatalogue(test.db, catalogue)
  const before = await countChanges(test.db)
  expect(await importCatalogue(test.db, catalogue)).toEqual({
    outcome: 'unchanged',
    brand: 'grill',
    changes: [],
  })
  expect(await countChanges(test.db)).toBe(before)
})

test('a dry run says what would change and changes nothing', async () => {
  await using test = await openTestDb()
  await importCatalogue(test.db, makeCatalogue('grill', changePosition(0, { priceMinor: 32_900 })))
  const dearer = makeCatalogue('grill', changePosition(0, { priceMinor: 34_900 }))
  await using folder = await makeBrandFolder(dearer)
  const before = await readStoredCatalogue(test.db)
  const result = await importBrand(test.db, folder.path, { nowMs: 1000, author: 'test', isDryRun: true })
  const { currency } = dearer.brand
  expect(result).toMatchObject({
    outcome: 'dry-run',
    changes: [expect.stringContaining(`price 329.00 → 349.00 ${currency}`)],
  })
  expect((await readStoredCatalogue(test.db)).brands[0]?.catalogue).toEqual(before.brands[0]?.catalogue)
})

test('a dish keeps its number through a change of price, an absence and a return', async () => {
  await using test = await openTestDb()
  const full = makeCatalogue('grill')
  const [first, second] = full.positions
  if (first === undefined || second === undefined) throw new Error('Too few dishes')
  await importCatalogue(test.db, full)
  const before = (await getBrand(test.db, 'grill')).ids
  const without = (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    positions: catalogue.positions
      .filter(({ slug }) => slug !== first.slug)
      .map((position) => ({ ...position, order: 0, menu: second.menu, group: null, goesWith: [] }))
      .map((position, order) => ({ ...position, order })),
    groups: [],
    timeSlots: [],
    promotions: [],
    promoCodes: [],
  })
  const away = await importCatalogue(test.db, makeCatalogue('grill', without))
  expect(away).toMatchObject({ outcome: 'imported' })
  await importCatalogue(test.db, makeCatalogue('other'))
  await importCatalogue(test.db, full)
  const after = (await getBrand(test.db, 'grill')).ids
  for (const { slug } of full.positions) {
    expect(after.get('position', slug)).toBe(before.get('position', slug))
  }
  const others = (await getBrand(test.db, 'other')).ids
  expect(full.positions.map(({ slug }) => others.get('position', slug))).not.toContain(
    before.get('position', first.slug),
  )
})

test('a folder with a mistake changes nothing and tells each with its line', async () => {
  await using test = await openTestDb()
  await importCatalogue(test.db, makeCatalogue('grill'))
  await using folder = await makeBrandFolder(makeCatalogue('grill', changePosition(0, { priceMinor: 1 })))
  const file = join(folder.path, 'brand.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, `${text}nmae: Grill\n`)
  const before = (await getBrand(test.db, 'grill')).catalogue
  const result = await importBrand(test.db, folder.path, { nowMs: 1000, author: 'test' })
  expect(result).toMatchObject({
    outcome: 'mistakes',
    mistakes: [{ file: 'brand.yaml', line: text.split('\n').length, nearest: 'name' }],
  })
  expect((await getBrand(test.db, 'grill')).catalogue).toEqual(before)
})

test('a picture that was cut off is a mistake of the import', async () => {
  await using test = await openTestDb()
  const photo = await makePhoto('#333333')
  const cut = { ...photo, bytes: photo.bytes.subarray(0, photo.bytes.length / 2) }
  const result = await importCatalogue(test.db, makeCatalogue('grill', withPhoto(0, cut)), cut)
  expect(result).toMatchObject({
    outcome: 'mistakes',
    mistakes: [{ file: 'images/dish.jpg', line: 1, problem: expect.stringContaining('broken') }],
  })
  expect((await readStoredCatalogue(test.db)).brands).toEqual([])
})

test('a host name, a white label and the default belong to one brand', async () => {
  await using test = await openTestDb()
  const asDefault = (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    brand: { ...catalogue.brand, hosts: ['shared.example'], whiteLabel: 'shared', isDefault: true },
  })
  await importCatalogue(test.db, makeCatalogue('grill', asDefault))
  const result = await importCatalogue(test.db, makeCatalogue('other', asDefault))
  if (result.outcome !== 'mistakes') throw new Error('The second brand was taken')
  expect(result.mistakes.map(({ problem }) => problem).toSorted()).toEqual([
    "the brand 'grill' of this database has the white label 'shared' already",
    "the brand 'grill' of this database is the default already",
    "the host 'shared.example' belongs to the brand 'grill' of this database",
  ])
  for (const { file, line } of result.mistakes)
    expect({ file, isFirst: line === 1 }).toEqual({ file: 'brand.yaml', isFirst: false })
})

test('a brand that became the default while another was being imported stays the only one', async () => {
  await using test = await openTestDb()
  const { db } = test
  const asDefault = (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    brand: { ...catalogue.brand, isDefault: true },
  })
  const { engine } = db
  const write = engine.write.bind(engine)
  // The first write of the import, long after it has looked at its neighbours.
  vi.spyOn(engine, 'write').mockImplementationOnce(async (work) => {
    await storeWithoutPictures(db, makeCatalogue('grill', asDefault))
    return write(work)
  })
  expect(await importCatalogue(db, makeCatalogue('other', asDefault))).toMatchObject({
    outcome: 'mistakes',
    mistakes: [{ problem: "the brand 'grill' of this database is the default already" }],
  })
  expect((await readStoredCatalogue(db)).brands.map(({ slug }) => slug)).toEqual(['grill'])
})

test('an unchanged photo is not encoded again; a changed one is', async () => {
  await using test = await openTestDb()
  const red = await makePhoto('#ff0000')
  await importCatalogue(test.db, makeCatalogue('grill', withPhoto(0, red)), red)
  const seen: string[] = []
  const importWatched = async (photo: TestPhoto, priceMinor: number): Promise<void> => {
    const catalogue = changePosition(1, { priceMinor })(makeCatalogue('grill', withPhoto(0, photo)))
    await using folder = await makeBrandFolder(catalogue, photo)
    await importBrand(test.db, folder.path, {
      nowMs: 1000,
      author: 'test',
      onPicture: (done, total) => seen.push(`${done}/${total}`),
    })
  }
  await importWatched(red, 100)
  expect(seen).toEqual([])
  await importWatched(await makePhoto('#00ff00'), 100)
  expect(seen).toEqual(['1/1'])
})

test('two imports of the same brand at once follow one another', async () => {
  await using test = await openTestDb()
  const prices = [100, 200, 300]
  const results = await Promise.all(
    prices.map((priceMinor) =>
      importCatalogue(test.db, makeCatalogue('grill', changePosition(0, { priceMinor }))),
    ),
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['imported', 'imported', 'imported'])
  const { catalogue } = await getBrand(test.db, 'grill')
  expect(prices).toContain(catalogue.positions[0]?.priceMinor)
})
