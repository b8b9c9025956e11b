import type { Catalogue, Slug } from '#catalogue/catalogue.ts'
import { findThing } from '#catalogue/drafts/catalogue-things.ts'
import { checkDraft, type ThingMistake } from '#catalogue/drafts/check-draft.ts'
import { toThingChanges } from '#catalogue/drafts/draft-files.ts'
import {
  deleteDraftThings,
  type DraftThing,
  type KnownThing,
  readDraft,
} from '#catalogue/drafts/draft-rows.ts'
import { mergeThing } from '#catalogue/drafts/merge-thing.ts'
import { prepareNewPictures } from '#catalogue/drafts/prepare-new-pictures.ts'
import { endPreviews } from '#catalogue/drafts/preview-links.ts'
import { type ThingName, toThingId } from '#catalogue/drafts/thing.ts'
import type { BrandParts } from '#catalogue/parts/brand-parts.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { getOriginal } from '#catalogue/pictures/photo-rows.ts'
import { checkNeighbours, type Clash } from '#catalogue/versions/check-neighbours.ts'
import { findVersion, readParts } from '#catalogue/versions/read-version.ts'
import { type Authorship, lockCatalogue, storeVersion } from '#catalogue/versions/store-version.ts'
import type { Db, Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface Publication extends Pick<Authorship, 'nowMs' | 'author' | 'note' | 'record'> {
  readonly slug: Slug
  /** Chosen things, as they are known; without them all of the draft. */
  readonly things?: readonly KnownThing[] | undefined
  /** A version in memory: if it is the newest, nothing of the brand is read. */
  readonly known?: { readonly version: number; readonly parts: BrandParts }
}

/** A thing that the draft and a publication since have both changed. */
export interface ThingClash extends ThingName {
  readonly fields: readonly string[]
}

export type PublishResult =
  | { readonly outcome: 'published'; readonly number: number }
  | { readonly outcome: 'unknown' | 'empty' | 'crowded' }
  /** Edited or discarded since they were chosen. */
  | { readonly outcome: 'moved'; readonly things: readonly ThingName[] }
  | { readonly outcome: 'clashes'; readonly clashes: readonly ThingClash[] }
  | { readonly outcome: 'mistakes'; readonly mistakes: readonly ThingMistake[] }

const maxAttempts = 5

/** The draft, or a part of it, as the brand's newest version: with an import's checks, and all or nothing. */
export async function publishDraft(db: Db, publication: Publication): Promise<PublishResult> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const result = await publishOnce(db, publication)
    if (result !== 'overtaken') return result
  }
  return { outcome: 'crowded' }
}

async function publishOnce(db: Db, publication: Publication): Promise<PublishResult | 'overtaken'> {
  const { slug, things, known, ...authorship } = publication
  const version = await findVersion(db.read, slug)
  if (version === undefined) return { outcome: 'unknown' }
  const { brandId } = version
  const partsRead = known?.version === version.number ? known.parts : await readParts(db.read, version)
  const published = toCatalogue(partsRead)
  const draft = await readDraft(db.read, brandId)
  const { chosen, moved } = choose(draft, things)
  if (moved.length > 0) return { outcome: 'moved', things: moved }
  if (chosen.length === 0) return { outcome: 'empty' }
  const merged = chosen.map((row) => ({
    ...row,
    ...mergeThing({ ...row, published: findThing(published, row) }),
  }))
  const clashes = merged.filter((thing) => thing.clashes.length > 0)
  if (clashes.length > 0) {
    return {
      outcome: 'clashes',
      clashes: clashes.map(({ kind, key, clashes: fields }) => ({ kind, key, fields })),
    }
  }
  const readOriginal = (sum: string): Promise<Uint8Array> => getOriginal(db.read, sum)
  const { catalogue, mistakes } = await checkDraft(published, toThingChanges(merged), readOriginal)
  if (catalogue === null) return { outcome: 'mistakes', mistakes }
  await prepareNewPictures(db, published, catalogue, authorship.nowMs)
  return transaction(db, async (trx): Promise<PublishResult | 'overtaken'> => {
    await lockCatalogue(trx)
    // What was merged and checked stood over the version that was read.
    if ((await findVersion(trx, slug))?.number !== version.number) return 'overtaken'
    const neighbours = await checkNeighbours(trx, catalogue)
    if (neighbours.length > 0) return { outcome: 'mistakes', mistakes: neighbours.map(toBrandMistake) }
    const number = await storeVersion(trx, catalogue, { ...authorship, origin: 'office' }, partsRead)
    await leaveDraft(trx, brandId, chosen, catalogue)
    await endPreviews(trx, brandId)
    return { outcome: 'published', number }
  })
}

/** Another brand has the host name, the white label or the default. */
export function toBrandMistake({ path, problem, expected }: Clash): ThingMistake {
  return { kind: 'brand', key: 'brand', field: path.join('.'), problem, expected }
}

function choose(
  draft: readonly DraftThing[],
  things: readonly KnownThing[] | undefined,
): { chosen: readonly DraftThing[]; moved: readonly ThingName[] } {
  if (things === undefined) return { chosen: draft, moved: [] }
  const rows = new Map(draft.map((row) => [toThingId(row), row]))
  const isAsKnown = (thing: KnownThing): boolean => rows.get(toThingId(thing))?.revision === thing.revision
  return {
    chosen: things.filter(isAsKnown).flatMap((thing) => rows.get(toThingId(thing)) ?? []),
    moved: things.filter((thing) => !isAsKnown(thing)).map(({ kind, key }) => ({ kind, key })),
  }
}

/** What somebody has edited while it was published stays in the draft, over what is published now. */
export async function leaveDraft(
  trx: Trx,
  brandId: number,
  chosen: readonly DraftThing[],
  catalogue: Catalogue,
): Promise<void> {
  const gone = new Set((await deleteDraftThings(trx, brandId, chosen)).map(toThingId))
  for (const row of chosen.filter((one) => !gone.has(toThingId(one)))) {
    const now = findThing(catalogue, row)
    await trx
      .updateTable('draftThings')
      .set({ base: now && JSON.stringify(now) })
      .where('brandId', '=', brandId)
      .where('kind', '=', row.kind)
      .where('key', '=', row.key)
      .execute()
  }
}
