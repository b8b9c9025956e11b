import { mkdtemp, rm } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import type { Catalogue, Position } from '#catalogue/catalogue.ts'
import { catalogueArbitrary } from '#catalogue/testing/catalogue-arbitrary.ts'
import { writeBrandFolder } from '#catalogue/write-brand-folder.ts'

/** A small catalogue, the same each time, without pictures. It has at least three dishes. */
export function makeCatalogue(
  slug: string,
  change: (catalogue: Catalogue) => Catalogue = (same) => same,
): Catalogue {
  const [sample] = fc.sample(
    catalogueArbitrary.filter(({ positions }) => positions.length >= 3),
    { numRuns: 1, seed: 3 },
  )
  if (sample === undefined) throw new Error('No sample')
  const bare = <T extends { photos: unknown[] }>(things: T[]): T[] =>
    things.map((thing) => ({ ...thing, photos: [] }))
  return change({
    ...sample,
    brand: { ...sample.brand, slug, whiteLabel: slug, hosts: [`${slug}.example`], isDefault: false },
    restos: bare(sample.restos),
    groups: bare(sample.groups),
    positions: bare(sample.positions).map((position) => ({ ...position, isStopped: false })),
    promotions: bare(sample.promotions),
  })
}

export function changePosition(
  index: number,
  change: Partial<Position>,
): (catalogue: Catalogue) => Catalogue {
  return (catalogue) => ({
    ...catalogue,
    positions: catalogue.positions.map((position, at) =>
      at === index ? { ...position, ...change } : position,
    ),
  })
}

/** Gives a dish a photograph of one colour, as a file of the folder. */
export function withPhoto(index: number, photo: TestPhoto): (catalogue: Catalogue) => Catalogue {
  const path = photo.path
  return (catalogue) => ({
    ...changePosition(index, { photos: [{ kind: 'file', path }] })(catalogue),
    files: [{ path, sha256: createHash('sha256').update(photo.bytes).digest('hex') }],
  })
}

export interface TestPhoto {
  readonly path: string
  readonly bytes: Uint8Array
}

export async function makePhoto(colour: string): Promise<TestPhoto> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { path: 'images/dish.jpg', bytes }
}

export interface BrandFolder extends AsyncDisposable {
  readonly path: string
}

/** The catalogue as a folder of its own: `await using folder = await makeBrandFolder(catalogue)`. */
export async function makeBrandFolder(catalogue: Catalogue, photo?: TestPhoto): Promise<BrandFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'lavash-brand-'))
  const path = join(parent, catalogue.brand.slug)
  await writeBrandFolder(catalogue, path, (name) =>
    photo?.path === name ? Promise.resolve(photo.bytes) : Promise.reject(new Error(`No image ${name}`)),
  )
  return { path, [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }) }
}
