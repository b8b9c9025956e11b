import type { Photo } from '#catalogue/catalogue.ts'
import { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { type CatalogueKind, toPhotoSlug } from '#catalogue/storing/catalogue-kinds.ts'
import { toCatalogue } from '#catalogue/storing/catalogue-rows.ts'
import type {
  PictureFormat,
  StoredBrand,
  StoredCatalogue,
  StoredPicture,
} from '#catalogue/storing/stored-catalogue.ts'
import { ownerColumns, storedTables } from '#catalogue/storing/stored-tables.ts'
import type { Db, Reads } from '#db/db.ts'
import { snapshot } from '#db/transaction.ts'

/** The whole catalogue at one moment: one statement a table, however many brands there are. */
export function readStoredCatalogue(db: Db): Promise<StoredCatalogue> {
  return snapshot(db, readCatalogue)
}

async function readCatalogue(reads: Reads): Promise<StoredCatalogue> {
  const rowSets = await readRowSets(reads)
  const pictures = await readPictures(reads)
  const brands = [...rowSets.values()].flatMap((rows) => {
    const [brand] = rows.all('brands')
    // A brand that was removed keeps its numbers only.
    return brand === undefined ? [] : [toStoredBrand(rows, brand.id, pictures)]
  })
  return {
    brands: brands.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
  }
}

function toStoredBrand(
  rows: BrandRowSet,
  brandId: number,
  pictures: ReadonlyMap<string, StoredPicture>,
): StoredBrand {
  const hashes = new Map(
    rows.all('photoSources').map(({ id, photoHash }) => [rows.slug(id), photoHash] as const),
  )
  return {
    id: brandId,
    slug: rows.slug(brandId),
    catalogue: toCatalogue(rows, brandId),
    ids: rows.ids,
    getPicture: (photo: Photo) => {
      const picture = pictures.get(hashes.get(toPhotoSlug(photo)) ?? '')
      if (picture === undefined) throw new Error(`No picture was encoded for ${toPhotoSlug(photo)}`)
      return picture
    },
  }
}

async function readRowSets(reads: Reads): Promise<ReadonlyMap<string, BrandRowSet>> {
  const rowSets = new Map<string, BrandRowSet>()
  const rowSetOf = new Map<number, BrandRowSet>()
  for (const row of await reads.selectFrom('catalogueIds').selectAll().orderBy('id').execute()) {
    const rows = rowSets.get(row.brand) ?? new BrandRowSet(new CatalogueIds())
    rowSets.set(row.brand, rows)
    rows.ids.add(row.kind as CatalogueKind, row.slug, row.id)
    rowSetOf.set(row.id, rows)
  }
  for (const table of storedTables) {
    const rows: object[] = await reads.selectFrom(table).selectAll().execute()
    for (const row of inOrder(rows)) {
      const owner: unknown = Reflect.get(row, ownerColumns[table])
      rowSetOf.get(Number(owner))?.add(table, row)
    }
  }
  return rowSets
}

/** Lists by place, weeks by day; what has neither is put into order by its reader. */
function inOrder(rows: object[]): object[] {
  const column = ['place', 'dayNumber'].find((name) => rows[0] !== undefined && name in rows[0])
  if (column === undefined) return rows
  const orderOf = (row: object): number => Number(Reflect.get(row, column))
  return rows.toSorted((one, other) => orderOf(one) - orderOf(other))
}

async function readPictures(reads: Reads): Promise<ReadonlyMap<string, StoredPicture>> {
  const photos = await reads.selectFrom('photos').select(['hash', 'width', 'height', 'placeholder']).execute()
  const variants = await reads
    .selectFrom('photoVariants')
    .select(['photoHash', 'format', 'width'])
    .orderBy('photoHash')
    .orderBy('format')
    .orderBy('width')
    .execute()
  const pictures = new Map(photos.map((photo) => [photo.hash, { ...photo, variants: [] as Variant[] }]))
  for (const { photoHash, format, width } of variants) {
    pictures.get(photoHash)?.variants.push({ width, format: format as PictureFormat })
  }
  return pictures
}

type Variant = StoredPicture['variants'][number]
