import type { StaffLogKind } from '@lavash/rulebook/account/staff-log-kinds'
import { parseArgs } from 'node:util'
import { isStopInForce, parseStopEnd, type Stop } from '@lavash/rulebook/availability/stops'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import { readAllStops, type StopRow } from '#availability/stop-rows.ts'
import { resumeThing, stopThing, type StopVenue } from '#availability/stop-thing.ts'
import { readStoredBrands, type StoredBrand } from '#catalogue/versions/stored-brands.ts'
import { CommandProblem, runCommand, say } from '#cli/run-command.ts'
import { readCliClock } from '#cli/read-cli-clock.ts'
import { findThings, findVenue, type StoppableThing, toFullName, toStopBrand } from '#cli/stoppable-names.ts'
import type { Clock } from '#clock.ts'
import type { Db, Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { getCommandLineAuthor, recordInStaffLog, toLogChange } from '#staff/staff-log.ts'

const usage = `npm run stop -- add THING [--at VENUE] [--until END]   it has run out: customers see it at once
npm run stop -- remove THING [--at VENUE]             it is back
npm run stop -- list                                  what is stopped, where and until when
A THING is a dish (cola) or a modifier's item (sauces/garlic), with its brand where two have it (ugolyok/cola), or its number.
A VENUE is its slug (centre), or all, which is meant without --at.
An END is end-of-day, a time of the venue's clock (18:00), or further-notice, which is meant without --until.
A shorter stop never cuts a longer one: remove that first.`

const author = 'command line'

interface Wish {
  readonly db: Db
  readonly clock: Clock
  readonly thing: string
  readonly at: string
}

await runCommand(usage, async (db) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, until: { type: 'string' } },
  })
  const [command, thing, ...rest] = positionals
  const { at = 'all', until } = values
  const clock = readCliClock()
  if (rest.length > 0) return 'usage'
  if (command === 'list' && thing === undefined && Object.keys(values).length === 0)
    await tellStops(db, clock)
  else if (command === 'add' && thing !== undefined) await add({ db, clock, thing, at }, until)
  else if (command === 'remove' && thing !== undefined && until === undefined)
    await remove({ db, clock, thing, at })
  else return 'usage'
  return 'done'
})

async function add({ db, clock, ...wanted }: Wish, text = 'further-notice'): Promise<void> {
  const end = parseStopEnd(text)
  if (end === undefined) {
    throw new CommandProblem(`'${text}' is no end. Say end-of-day, further-notice or a time such as 18:00.`)
  }
  const thing = await getThing(db, wanted.thing)
  const at = getPlace(thing.brand, wanted.at)
  const brand = toStopBrand(thing.brand)
  const nowMs = clock.now()
  const standing = await transaction(db, async (trx) => {
    const stops = await stopThing(trx, { thing, brand, at, end, nowMs, author })
    for (const { scopeId, isChanged } of stops) {
      if (isChanged) await recordStop(trx, { thing, scopeId, nowMs, kind: 'stop.added', until: text })
    }
    return stops
  })
  for (const { scopeId, stop, isChanged } of standing) {
    const where = toPlaceName(thing.brand, scopeId)
    const verb = isChanged ? 'is stopped' : 'was stopped already'
    say(`${toFullName(thing)} ${verb} at ${where} ${toEndText(stop, thing.brand, scopeId)}.`)
  }
}

async function remove({ db, clock, ...wanted }: Wish): Promise<void> {
  const thing = await getThing(db, wanted.thing)
  const at = getPlace(thing.brand, wanted.at)
  const brand = toStopBrand(thing.brand)
  const nowMs = clock.now()
  const removed = await transaction(db, async (trx) => {
    const rows = await resumeThing(trx, { thing, brand, at })
    const scopeId = at === 'all' ? thing.brand.id : at.id
    if (rows.length > 0) await recordStop(trx, { thing, scopeId, nowMs, kind: 'stop.removed', until: null })
    return rows
  })
  const where = toPlaceName(thing.brand, at === 'all' ? thing.brand.id : at.id)
  const isStoppedStill = at !== 'all' && (await isStoppedEverywhere(db, clock, thing))
  if (isStoppedStill) {
    throw new CommandProblem(`${toFullName(thing)} is stopped at all venues: remove it without --at.`)
  }
  say(`${toFullName(thing)} ${removed.length > 0 ? 'is back' : 'was to be had already'} at ${where}.`)
}

interface ToldStop {
  readonly thing: StoppableThing
  readonly scopeId: number
  readonly nowMs: number
  readonly kind: StaffLogKind
  readonly until: string | null
}

/** Writes to the office's log, beside the changes of the staff. */
async function recordStop(trx: Trx, { thing, scopeId, nowMs, kind, until }: ToldStop): Promise<void> {
  await recordInStaffLog(trx, {
    atMs: nowMs,
    by: getCommandLineAuthor(),
    brandId: thing.brand.id,
    restoId: scopeId === thing.brand.id ? null : scopeId,
    kind,
    subject: toFullName(thing),
    changes: toLogChange('until', null, until),
  })
}

async function isStoppedEverywhere(db: Db, clock: Clock, thing: StoppableThing): Promise<boolean> {
  const nowMs = clock.now()
  const rows = await readAllStops(db.read)
  return rows.some(
    (row) =>
      row.scopeId === thing.brand.id &&
      row.thingId === thing.id &&
      isStopInForce({ untilMs: row.untilAt }, nowMs),
  )
}

async function getThing(db: Db, wanted: string): Promise<StoppableThing> {
  const brands = await readStoredBrands(db.read)
  const [found, ...others] = findThings(brands, wanted)
  if (found === undefined) throw new CommandProblem(`There is no dish or modifier item '${wanted}'.`)
  if (others.length === 0) return found
  const choices = [found, ...others].map(toFullName)
  throw new CommandProblem(`Several brands have '${wanted}'. Say which: ${choices.join(', ')}.`)
}

function getPlace(brand: StoredBrand, wanted: string): StopVenue | 'all' {
  if (wanted === 'all') return 'all'
  const venue = findVenue(brand, wanted)
  if (venue !== undefined) return venue
  const known = brand.catalogue.restos.map(({ slug }) => slug)
  throw new CommandProblem(`${brand.slug} has no venue '${wanted}'. It has: ${known.join(', ')}.`)
}

async function tellStops(db: Db, clock: Clock): Promise<void> {
  const brands = await readStoredBrands(db.read)
  const nowMs = clock.now()
  const rows = (await readAllStops(db.read))
    .filter(({ untilAt }) => isStopInForce({ untilMs: untilAt }, nowMs))
    .toSorted((one, other) => one.sinceAt - other.sinceAt)
  const lines = rows.flatMap((row) => toLine(brands, row) ?? [])
  for (const line of lines) say(line)
  if (lines.length === 0) say('Nothing is stopped.')
}

function toLine(brands: readonly StoredBrand[], row: StopRow): string | undefined {
  const [thing] = findThings(brands, String(row.thingId))
  if (thing === undefined) return undefined
  const { brand } = thing
  const end = toEndText({ untilMs: row.untilAt }, brand, row.scopeId)
  const since = isoWithOffset(row.sinceAt, toZone(brand, row.scopeId))
  return `${toFullName(thing)}  at ${toPlaceName(brand, row.scopeId)}  ${end}  since ${since} by ${row.author}`
}

function toPlaceName(brand: StoredBrand, scopeId: number): string {
  return scopeId === brand.id ? 'all venues' : brand.ids.getSlug(scopeId)
}

function toEndText({ untilMs }: Pick<Stop, 'untilMs'>, brand: StoredBrand, scopeId: number): string {
  return untilMs === null ? 'until further notice' : `until ${isoWithOffset(untilMs, toZone(brand, scopeId))}`
}

/** The venue's name, or the brand's for all its venues. */
function toZone(brand: StoredBrand, scopeId: number): string {
  const venue = toStopBrand(brand).venues.find(({ id }) => id === scopeId)
  return venue?.zone ?? brand.catalogue.brand.timeZone
}
