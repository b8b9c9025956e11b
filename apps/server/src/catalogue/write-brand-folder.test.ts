import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { catalogueArbitrary, toldInTime } from '#catalogue/testing/catalogue-arbitrary.ts'
import { writeBrandFolder } from '#catalogue/write-brand-folder.ts'

describe('a brand written to a folder', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'catalogue-'))
  })
  afterAll(async () => {
    await rm(root, { recursive: true })
  })

  const noImages = (path: string): Promise<never> => Promise.reject(new Error(`No image ${path}`))

  test('reads back as the same brand, whatever is in it', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(catalogueArbitrary, async (catalogue) => {
        const folder = join(await mkdtemp(join(root, 'b-')), catalogue.brand.slug)
        await writeBrandFolder(catalogue, folder, noImages)
        expect(await readBrandFolder(folder)).toEqual({ catalogue, mistakes: [] })
      }),
      { numRuns: 60, ...toldInTime },
    )
  })

  test('is never mixed with what an older export left there', async () => {
    const [catalogue] = fc.sample(catalogueArbitrary, { numRuns: 1, seed: 1 })
    if (!catalogue) throw new Error('No sample')
    const folder = join(await mkdtemp(join(root, 'twice-')), catalogue.brand.slug)
    await writeBrandFolder(catalogue, folder, noImages)
    await expect(writeBrandFolder(catalogue, folder, noImages)).rejects.toThrow('not empty')
    await expect(writeBrandFolder(catalogue, join(root, 'other-name'), noImages)).rejects.toThrow(
      'must be named',
    )
  })
})
