import type { Catalogue, Photo } from '#catalogue/catalogue.ts'
import { checkDraft } from '#catalogue/drafts/check-draft.ts'
import { findThing } from '#catalogue/drafts/catalogue-things.ts'
import { toThingChanges } from '#catalogue/drafts/draft-files.ts'
import { type DraftThing, readDraft } from '#catalogue/drafts/draft-rows.ts'
import { mergeThing } from '#catalogue/drafts/merge-thing.ts'
import { prepareNewPictures } from '#catalogue/drafts/prepare-new-pictures.ts'
import { findPreviewedBrand } from '#catalogue/drafts/preview-links.ts'
import { toThingId } from '#catalogue/drafts/thing.ts'
import { assignIds } from '#catalogue/parts/assign-ids.ts'
import type { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import { catalogueKinds, listSlugs, toPhotoSlug } from '#catalogue/parts/catalogue-kinds.ts'
import { toParts } from '#catalogue/parts/to-parts.ts'
import { listPhotoHashes } from '#catalogue/pictures/photo-hashes.ts'
import { findStoredPictures, getOriginal } from '#catalogue/pictures/photo-rows.ts'
import type { StoredPicture } from '#catalogue/pictures/stored-picture.ts'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { BrandAnswers } from './brand-answers.ts'
import { type BrandEntry, toBrandEntry } from './catalogue-index.ts'
import type { Serving } from './serving.ts'

interface Kept {
  /** Of the published version and every edit: another stamp is another draft. */
  readonly stamp: string
  readonly made: Promise<BrandEntry>
}

/** Each holds a brand of its own; who comes back to one that was let go waits until it is made anew. */
const maxKept = 4

/** Drafts as links show them. The links are rows, so that every process knows them and knows when they end. */
export class Previews {
  readonly #parts: { readonly db: Db; readonly clock: Clock; readonly serving: Serving }
  readonly #kept = new Map<string, Kept>()

  constructor(parts: { readonly db: Db; readonly clock: Clock; readonly serving: Serving }) {
    this.#parts = parts
  }

  /** The brand as its draft has it now; undefined: there is no such link any more. */
  async find(token: string): Promise<BrandEntry | undefined> {
    const { db, serving } = this.#parts
    const brandId = await findPreviewedBrand(db.read, token)
    const brand = brandId === undefined ? undefined : await serving.findBrandById(brandId)
    if (brand === undefined) {
      this.#kept.delete(token)
      return undefined
    }
    const draft = await readDraft(db.read, brand.id)
    const stamp = JSON.stringify([brand.version, draft.map((thing) => [toThingId(thing), thing.revision])])
    const kept = this.#kept.get(token)
    if (kept?.stamp === stamp) return kept.made
    const made = this.#make(brand, draft, token)
    // The oldest of a full memory goes.
    this.#kept.delete(token)
    const [oldest] = this.#kept.size >= maxKept ? this.#kept.keys() : []
    if (oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(token, { stamp, made })
    made.catch(() => this.#kept.delete(token))
    return made
  }

  async #make(brand: BrandEntry, draft: readonly DraftThing[], token: string): Promise<BrandEntry> {
    const { db, clock } = this.#parts
    const catalogue = await applyWhatHolds(db, brand.catalogue, draft)
    await prepareNewPictures(db, brand.catalogue, catalogue, clock.now())
    const ids = await this.#numberAll(brand, catalogue)
    const parts = toParts(catalogue, await makePictureFinder(db, brand, catalogue))
    const { id, slug, version } = brand
    const entry = toBrandEntry({ id, slug, version, parts, ids, answers: new BrandAnswers() })
    return Object.assign(entry, { apiBase: `/preview/${token}` })
  }

  /** New things get the numbers that they keep when they are published. */
  async #numberAll(brand: BrandEntry, catalogue: Catalogue): Promise<CatalogueIds> {
    const slugs = listSlugs(catalogue)
    const isKnown = catalogueKinds.every((kind) =>
      slugs[kind].every((slug) => brand.ids.find(kind, slug) !== undefined),
    )
    return isKnown ? brand.ids : transaction(this.#parts.db, (trx) => assignIds(trx, catalogue))
  }
}

/**
 * The draft as far as it is without mistakes: a half-written dish does not take the preview of everything else away.
 * What cannot be told apart leaves the brand as it is published.
 */
async function applyWhatHolds(
  db: Db,
  published: Catalogue,
  draft: readonly DraftThing[],
): Promise<Catalogue> {
  const readOriginal = (sum: string): Promise<Uint8Array> => getOriginal(db.read, sum)
  let wanted = draft.map((row) => ({
    kind: row.kind,
    key: row.key,
    value: mergeThing({ ...row, published: findThing(published, row) }).value,
  }))
  while (wanted.length > 0) {
    const { catalogue, mistakes } = await checkDraft(published, toThingChanges(wanted), readOriginal)
    if (catalogue !== null) return catalogue
    const mistaken = new Set(mistakes.map(toThingId))
    const left = wanted.filter((thing) => !mistaken.has(toThingId(thing)))
    if (left.length === wanted.length) return published
    wanted = left
  }
  return published
}

async function makePictureFinder(
  db: Db,
  brand: BrandEntry,
  catalogue: Catalogue,
): Promise<(photo: Photo) => StoredPicture> {
  const before = listPhotoHashes(brand.catalogue)
  const hashes = listPhotoHashes(catalogue)
  const added = [...hashes].filter(([slug, hash]) => before.get(slug) !== hash).map(([, hash]) => hash)
  const pictures = await findStoredPictures(db.read, added)
  return (photo) => {
    const slug = toPhotoSlug(photo)
    const hash = hashes.get(slug)
    if (hash !== undefined && before.get(slug) === hash) return brand.getPicture(photo)
    const picture = pictures.get(hash ?? '')
    if (picture === undefined) throw new Error(`No picture was encoded for ${slug}`)
    return picture
  }
}
