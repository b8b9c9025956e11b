import type { Published } from '@lavash/contract/content'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { ThingMistake } from '#catalogue/drafts/check-draft.ts'
import type { KnownThing } from '#catalogue/drafts/draft-rows.ts'
import { publishDraft, type PublishResult } from '#catalogue/drafts/publish-draft.ts'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { refuse, Refusal, type RefusalItem } from '#errors.ts'
import { toFieldText, toServerText } from '#error-message.ts'
import type { Unchanged } from '#plugins/serve.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { recordVersion } from '#staff/record-version.ts'
import type { StaffSession } from '#staff/staff-session.ts'
import { toAuthor } from '#staff/to-author.ts'

export interface WishedPublication {
  readonly things?: readonly KnownThing[] | undefined
  readonly note?: string | undefined
}

const maxToldMistakes = 100

export async function publish(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { slug, version, parts }: BrandEntry,
  { things, note = '' }: WishedPublication,
  { staff, locale }: { readonly staff: StaffSession; readonly locale: Locale },
): Promise<Unchanged<Published> | Refusal> {
  const known = { version, parts }
  const nowMs = clock.now()
  const record = recordVersion('catalogue.published', toAuthor(staff), nowMs)
  const authorship = { author: staff.personName, nowMs, record }
  const result = await publishDraft(db, { slug, things, note, known, ...authorship })
  return result.outcome === 'published' ? { version: result.number } : toRefusal(result, locale)
}

function toRefusal(result: Exclude<PublishResult, { outcome: 'published' }>, locale: Locale): Refusal {
  switch (result.outcome) {
    case 'unknown':
      return refuse('brand.not-found')
    case 'empty':
      return refuse('draft.empty')
    case 'crowded':
      return refuse('server.unavailable', { retryAfterSeconds: 1 })
    case 'moved':
      return toItems(result.things.map((thing) => ({ code: 'draft.conflict', thing })))
    case 'clashes':
      return toItems(
        result.clashes.map((clash) => ({ code: 'draft.clash', thing: clash, params: { name: clash.key } })),
      )
    case 'mistakes':
      return toMistakeRefusal(result.mistakes, locale)
  }
}

/** Each mistake is an item of its own, told at its thing and field. */
export function toMistakeRefusal(mistakes: readonly ThingMistake[], locale: Locale): Refusal {
  return toItems(mistakes.slice(0, maxToldMistakes).map((mistake) => toItem(mistake, locale)))
}

function toItem(mistake: ThingMistake, locale: Locale): RefusalItem {
  const { kind, key, field } = mistake
  const [first = ''] = field.split('.')
  const params = {
    thing: toServerText(`text.thing.${kind}`, locale),
    name: key,
    what: first === '' ? '—' : toFieldText(first, locale),
    problem: mistake.problem,
  }
  return { code: 'draft.mistake', field, thing: mistake, params }
}

function toItems(items: readonly RefusalItem[]): Refusal {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('A publication was refused for no reason')
  return new Refusal(first, ...rest)
}
