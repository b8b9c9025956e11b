import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  type BrandFolder,
  makeBrandFolder,
  makeCatalogue,
  makePhoto,
  withPhoto,
} from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { readStoredCatalogue } from '../../test/read-stored-catalogue.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { type DemoOptions, ensureDemo } from '#demo/ensure-demo.ts'

/** A brands folder with two brands, one of them with a photograph. */
async function makeBrands(): Promise<BrandFolder> {
  const photo = await makePhoto('#c4431a')
  const first = await makeBrandFolder(makeCatalogue('grill', withPhoto(0, photo)), photo)
  const second = await makeBrandFolder(makeCatalogue('shawarma'))
  const path = dirname(first.path)
  await rename(second.path, join(path, 'shawarma'))
  await second[Symbol.asyncDispose]()
  return { path, [Symbol.asyncDispose]: () => first[Symbol.asyncDispose]() }
}

const listBrands = async (db: Db): Promise<string[]> =>
  (await readStoredCatalogue(db)).brands.map(({ slug }) => slug)

function toOptions(brandsFolder: string, change: Partial<DemoOptions> = {}): DemoOptions {
  return {
    isProduction: false,
    brandsFolder,
    nowMs: 1,
    say: () => undefined,
    onPicture: () => undefined,
    ...change,
  }
}

test('an empty database gets every brand of the folder, and a second start does nothing', async () => {
  await using test = await openTestDb()
  await using brands = await makeBrands()
  await ensureDemo(test.db, toOptions(brands.path))
  expect(await listBrands(test.db)).toEqual(['grill', 'shawarma'])
  await ensureDemo(test.db, toOptions('/there/is/no/such/folder'))
  expect(await listBrands(test.db)).toEqual(['grill', 'shawarma'])
})

test('the import refuses a copied brand that was not changed', async () => {
  await using test = await openTestDb()
  await using brands = await makeBrands()
  await cp(join(brands.path, 'grill'), join(brands.path, 'yours'), { recursive: true })
  await expect(ensureDemo(test.db, toOptions(brands.path))).rejects.toThrow(
    /brands\/yours has mistakes:\n.*'grill' of this database has the white label/,
  )
  expect(await listBrands(test.db)).toEqual([])
})

test('processes that start together fill once and all find it filled', async () => {
  await using test = await openTestDb()
  await using brands = await makeBrands()
  const program = fileURLToPath(new URL('../../test/fill-process.ts', import.meta.url))
  const runs = Array.from({ length: 3 }, async () => {
    const child = spawn(process.execPath, [program, brands.path], {
      env: { ...process.env, ...test.database.env },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    await once(child, 'close')
    return output.trim()
  })
  expect((await Promise.all(runs)).toSorted()).toEqual(['0', '0', '1'])
  expect(await listBrands(test.db)).toEqual(['grill', 'shawarma'])
})

test('a process that died while filling does not keep the next one from it', async () => {
  await using test = await openTestDb()
  await using brands = await makeBrands()
  await transaction(test.db, (trx) =>
    trx
      .updateTable('catalogueLock')
      .set({ filledBy: 'the dead', filledUntil: Date.now() - 1 })
      .execute(),
  )
  await ensureDemo(test.db, toOptions(brands.path))
  expect(await listBrands(test.db)).toEqual(['grill', 'shawarma'])
})

test('in production nothing is invented: the operator reads how to import', async () => {
  await using test = await openTestDb()
  const said: string[] = []
  await ensureDemo(test.db, toOptions('', { isProduction: true, say: (line) => said.push(line) }))
  expect(said).toEqual([expect.stringContaining('npm run catalogue -- import BRAND_FOLDER')])
  expect(await listBrands(test.db)).toEqual([])
})

test('a demonstration with a mistake stops the start and leaves nothing', async () => {
  await using test = await openTestDb()
  await using brands = await makeBrands()
  await rename(join(brands.path, 'shawarma'), join(brands.path, 'Shawarma'))
  await expect(ensureDemo(test.db, toOptions(brands.path))).rejects.toThrow('brands/Shawarma has mistakes')
  expect(await listBrands(test.db)).toEqual([])
})

test('what an editor keeps in a hidden folder is no brand', async () => {
  await using test = await openTestDb()
  await using brands = await makeBrands()
  await mkdir(join(brands.path, '.idea'))
  await ensureDemo(test.db, toOptions(brands.path))
  expect(await listBrands(test.db)).toEqual(['grill', 'shawarma'])
})
