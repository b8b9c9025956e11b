import { parseArgs } from 'node:util'
import { type StaffRole, staffRoles } from '@lavash/rulebook/account/staff-roles'
import { readStoredBrands, type StoredBrand } from '#catalogue/versions/stored-brands.ts'
import { readOfficeAddress } from '#cli/office-address.ts'
import { readCliClock } from '#cli/read-cli-clock.ts'
import { CommandProblem, runCommand, say } from '#cli/run-command.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import type { Refusal } from '#errors.ts'
import { changeRoles, endPerson } from '#modules/staff/team/change-team.ts'
import { insertInvitation } from '#modules/staff/team/invitation-rows.ts'
import { listTeam } from '#modules/staff/team/list-team.ts'
import type { GivenRole } from '#modules/staff/team/role-rows.ts'
import { getCommandLineAuthor } from '#staff/staff-log.ts'

const usage = `npm run staff -- invite BRAND [--role ROLE] [--venues A,B] [--name NAME]   prints a link, good once and for 72 hours
npm run staff -- invite platform                             a link for whoever keeps the platform
npm run staff -- list BRAND                                  who works there
npm run staff -- roles BRAND PERSON ROLE [--venues A,B]      the one role of somebody from now on
npm run staff -- end BRAND PERSON                            ends somebody's work and sessions
A ROLE is owner (meant without --role), manager or counter. Without --venues it is for all of them.
A PERSON is named by name or id, as list prints them. What is done here stands in the office's log.`

const platformId = 0

interface Options {
  readonly role?: string | undefined
  readonly venues?: string | undefined
  readonly name?: string | undefined
}

await runCommand(usage, async (db) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, venues: { type: 'string' }, name: { type: 'string' } },
  })
  const [command, brand, person, role, ...rest] = positionals
  if (brand === undefined || rest.length > 0) return 'usage'
  const isRoles = command === 'roles' && person !== undefined && role !== undefined
  if (command === 'invite' && person === undefined) await invite(db, brand, values)
  else if (command === 'list' && person === undefined) await tellTeam(db, await getBrand(db, brand))
  else if (isRoles) await changeSomebody(db, { brand, person }, { ...values, role })
  else if (command === 'end' && person !== undefined && role === undefined) await end(db, { brand, person })
  else return 'usage'
  return 'done'
})

async function invite(db: Db, wanted: string, options: Options): Promise<void> {
  const brand = wanted === 'platform' ? undefined : await getBrand(db, wanted)
  const roles =
    brand === undefined ? [{ role: 'PLATFORM', restoIds: null } as const] : [toRole(brand, options)]
  const { token } = await transaction(db, (trx) =>
    insertInvitation(trx, {
      brandId: brand?.id ?? platformId,
      roles,
      name: options.name ?? null,
      phone: null,
      by: getCommandLineAuthor(),
      nowMs: readCliClock().now(),
    }),
  )
  say(`${readOfficeAddress()}/invitation#${token}`)
}

async function tellTeam(db: Db, brand: StoredBrand): Promise<void> {
  const people = await listTeam(db.read, brand.id, '')
  for (const { id, name, roles, lastSeenAt } of people) {
    say(
      `${name}  ${toText(brand, roles)}  ${lastSeenAt === null ? 'never seen' : `seen ${lastSeenAt}`}  ${id}`,
    )
  }
  if (people.length === 0)
    say(`Nobody works at ${brand.slug} yet. Invite an owner: npm run staff -- invite ${brand.slug}`)
}

interface Meant {
  readonly brand: string
  readonly person: string
}

async function changeSomebody(db: Db, meant: Meant, options: Options): Promise<void> {
  const { brand, person } = await getPerson(db, meant)
  const roles = [toRole(brand, options)]
  const change = {
    by: getCommandLineAuthor(),
    brandId: brand.id,
    personId: person.id,
    nowMs: readCliClock().now(),
  }
  tellProblem(brand, await transaction(db, (trx) => changeRoles(trx, change, roles)))
  say(`${person.name} is ${toText(brand, roles)} of ${brand.slug}.`)
}

async function end(db: Db, meant: Meant): Promise<void> {
  const { brand, person } = await getPerson(db, meant)
  const change = {
    by: getCommandLineAuthor(),
    brandId: brand.id,
    personId: person.id,
    nowMs: readCliClock().now(),
  }
  tellProblem(brand, await transaction(db, (trx) => endPerson(trx, change)))
  say(`${person.name} no longer works at ${brand.slug}.`)
}

function tellProblem(brand: StoredBrand, refusal: Refusal | undefined): void {
  if (refusal === undefined) return
  const isLast = refusal.items[0].code === 'staff.last-owner'
  throw new CommandProblem(
    isLast ? `${brand.slug} has no other owner. Make one first.` : 'They have left meanwhile.',
  )
}

function toRole(brand: StoredBrand, { role = 'owner', venues }: Options): GivenRole {
  const known = staffRoles.find((one) => one === role.toUpperCase())
  if (known === undefined)
    throw new CommandProblem(`'${role}' is no role. There are owner, manager and counter.`)
  return { role: known, restoIds: toRestoIds(brand, known, venues) }
}

function toRestoIds(brand: StoredBrand, role: StaffRole, venues: string | undefined): number[] | null {
  if (venues === undefined) return null
  if (role === 'OWNER') throw new CommandProblem('An owner has all venues: leave --venues out.')
  return venues.split(',').map((slug) => {
    const known = brand.catalogue.restos.map((resto) => resto.slug)
    if (known.includes(slug)) return brand.ids.get('resto', slug)
    throw new CommandProblem(`${brand.slug} has no venue '${slug}'. It has: ${known.join(', ')}.`)
  })
}

async function getBrand(db: Db, slug: string): Promise<StoredBrand> {
  const brands = await readStoredBrands(db.read)
  const brand = brands.find((one) => one.slug === slug)
  if (brand !== undefined) return brand
  throw new CommandProblem(
    `There is no brand '${slug}'. There are: ${brands.map((one) => one.slug).join(', ')}.`,
  )
}

async function getPerson(db: Db, { brand: slug, person }: Meant) {
  const brand = await getBrand(db, slug)
  const team = await listTeam(db.read, brand.id, '')
  const found = team.filter(({ id, name }) => id === person || name === person)
  const [one, ...others] = found
  if (one === undefined) throw new CommandProblem(`Nobody called '${person}' works at ${slug}.`)
  if (others.length === 0) return { brand, person: one }
  throw new CommandProblem(
    `Several people are called '${person}'. Say the id: ${found.map(({ id }) => id).join(', ')}.`,
  )
}

function toText(brand: StoredBrand, roles: readonly GivenRole[]): string {
  return roles
    .map(({ role, restoIds }) =>
      restoIds === null ? role : `${role} (${restoIds.map((id) => brand.ids.getSlug(id)).join(', ')})`,
    )
    .join(', ')
}
