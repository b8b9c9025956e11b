import { randomInt } from 'node:crypto'
import { isThingKind, type ThingName, type ThingValue } from '#catalogue/drafts/thing.ts'
import type { Reads, Trx } from '#db/db.ts'

/** A changed thing that is not published yet. */
export interface DraftThing extends ThingName {
  /** As it was published when its first edit began; null: it did not exist. */
  readonly base: ThingValue | null
  /** As it is to be; null: it is to go. */
  readonly value: ThingValue | null
  readonly revision: number
  readonly author: string
  readonly at: number
}

const maxFirstRevision = 2 ** 30

/** In the order of the edits. */
export async function readDraft(reads: Reads, brandId: number): Promise<DraftThing[]> {
  const rows = await selectDraft(reads, brandId).orderBy('at').orderBy('kind').orderBy('key').execute()
  return rows.flatMap((row) => toDraftThing(row) ?? [])
}

export async function findDraftThing(
  reads: Reads,
  brandId: number,
  { kind, key }: ThingName,
): Promise<DraftThing | undefined> {
  const row = await selectDraft(reads, brandId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && toDraftThing(row)
}

function selectDraft(reads: Reads, brandId: number) {
  return reads.selectFrom('draftThings').selectAll().where('brandId', '=', brandId)
}

type DraftRow = Awaited<ReturnType<ReturnType<typeof selectDraft>['execute']>>[number]

function toDraftThing({ kind, key, base, value, revision, author, at }: DraftRow): DraftThing | undefined {
  if (!isThingKind(kind)) return undefined
  return { kind, key, base: parseValue(base), value: parseValue(value), revision, author, at }
}

function parseValue(text: string | null): ThingValue | null {
  return text === null ? null : (JSON.parse(text) as ThingValue)
}

/**
 * Keeps an edit, if nobody has edited the thing since `revision` (0: it was not in the draft). One statement decides,
 * so of two editors one is first. Gives the new revision, or undefined.
 */
export async function writeDraftThing(
  trx: Trx,
  brandId: number,
  thing: DraftThing,
): Promise<number | undefined> {
  const { kind, key, revision, author, at } = thing
  const texts = {
    base: thing.base && JSON.stringify(thing.base),
    value: thing.value && JSON.stringify(thing.value),
  }
  if (revision === 0) {
    // Random: a thing that was discarded and changed anew must not have a revision that somebody still edits.
    const first = randomInt(1, maxFirstRevision)
    const row = await trx
      .insertInto('draftThings')
      .values({ brandId, kind, key, ...texts, revision: first, author, at })
      .onConflict((conflict) => conflict.columns(['brandId', 'kind', 'key']).doNothing())
      .returning('revision')
      .executeTakeFirst()
    return row?.revision
  }
  const row = await trx
    .updateTable('draftThings')
    .set({ ...texts, revision: revision + 1, author, at })
    .where('brandId', '=', brandId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

export interface KnownThing extends ThingName {
  readonly revision: number
}

/** Takes these out of the draft, but for those that were edited since. Gives what was taken out. */
export async function deleteDraftThings(
  trx: Trx,
  brandId: number,
  things: readonly KnownThing[],
): Promise<KnownThing[]> {
  const gone: KnownThing[] = []
  for (const thing of things) {
    const row = await trx
      .deleteFrom('draftThings')
      .where('brandId', '=', brandId)
      .where('kind', '=', thing.kind)
      .where('key', '=', thing.key)
      .where('revision', '=', thing.revision)
      .returning('revision')
      .executeTakeFirst()
    if (row !== undefined) gone.push(thing)
  }
  return gone
}
