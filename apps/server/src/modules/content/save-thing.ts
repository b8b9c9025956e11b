import { isDeepStrictEqual } from 'node:util'
import type { SavedThing } from '@lavash/contract/content'
import { findThing } from '#catalogue/drafts/catalogue-things.ts'
import { deleteDraftThings, findDraftThing, writeDraftThing } from '#catalogue/drafts/draft-rows.ts'
import { singleThings, type ThingName, type ThingValue } from '#catalogue/drafts/thing.ts'
import { findThingMisfits } from '#catalogue/drafts/thing-schemas.ts'
import { toCatalogue } from '#catalogue/parts/from-parts.ts'
import { findVersion, readParts } from '#catalogue/versions/read-version.ts'
import type { Clock } from '#clock.ts'
import type { Db, Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, type Refusal } from '#errors.ts'
import { recordEdit } from '#modules/content/record-edit.ts'
import { toThingState } from '#modules/content/thing-state.ts'
import type { Unchanged } from '#plugins/serve.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import type { StaffSession } from '#staff/staff-session.ts'
import { toAuthor } from '#staff/to-author.ts'

export interface Edit extends ThingName {
  /** What the editor has seen: the edit of the draft, and the published version. */
  readonly revision: number
  readonly version: number
  readonly value: ThingValue | null
  readonly staff: StaffSession
}

/**
 * Keeps one edit. It costs what the thing costs, however large the brand is: rules that look at several things wait
 * for the publication.
 */
export async function saveThing(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  brand: BrandEntry,
  edit: Edit,
): Promise<Unchanged<SavedThing> | Refusal> {
  const { kind, key, revision, value, staff } = edit
  if (singleThings.has(kind) && (key !== kind || value === null)) return refuse('request.invalid')
  const base = await findBase(db, brand, edit)
  if (base === undefined) return refuse('request.invalid', { field: 'version' })
  const row = { kind, key, base, value, revision, author: staff.personName, at: clock.now() }
  const isUndone = isDeepStrictEqual(base, value)
  const saved = await transaction(db, async (trx) => {
    const before = await findDraftThing(trx, brand.id, row)
    if (isUndone && revision === 0) return before === undefined ? 0 : undefined
    const wasDeleted = isUndone && (await isDeleted(trx, brand.id, row))
    const written = isUndone ? (wasDeleted ? 0 : undefined) : await writeDraftThing(trx, brand.id, row)
    if (written === undefined) return undefined
    const by = toAuthor(staff)
    const known = before === undefined ? base : before.value
    await recordEdit(trx, { by, atMs: row.at, brandId: brand.id }, { kind, key, before: known, value })
    return written
  })
  if (saved === undefined) return toConflict(db, brand, edit)
  const state = toThingState(brand, edit, saved === 0 ? undefined : { ...row, revision: saved })
  return { ...state, mistakes: value === null ? [] : findThingMisfits(kind, value) }
}

/** An edit that puts back what is published leaves nothing in the draft. */
async function isDeleted(trx: Trx, brandId: number, row: ThingName & { revision: number }): Promise<boolean> {
  return (await deleteDraftThings(trx, brandId, [row])).length > 0
}

/** The thing as the editor saw it published; undefined: the brand has no such version. */
async function findBase(
  db: Db,
  brand: BrandEntry,
  { version, ...name }: Edit,
): Promise<ThingValue | null | undefined> {
  if (version === brand.version) return findThing(brand.catalogue, name)
  const older = await findVersion(db.read, brand.slug, version)
  return older && findThing(toCatalogue(await readParts(db.read, older)), name)
}

/** Nothing is saved, and nothing lost: the caller has its own value and gets the one that was first. */
async function toConflict(db: Db, brand: BrandEntry, edit: Edit): Promise<Refusal> {
  const row = await findDraftThing(db.read, brand.id, edit)
  const thing = toThingState(brand, edit, row)
  return refuse('draft.conflict', { thing, ...(row && { params: { author: row.author } }) })
}
