import { createInterface } from 'node:readline/promises'
import { listBrandSlugs } from '#catalogue/export-brand.ts'
import { listVersions, removeBrand, restoreVersion } from '#catalogue/versions/manage-versions.ts'
import { CommandProblem, say } from '#cli/run-command.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { recordVersion } from '#staff/record-version.ts'
import { getCommandLineAuthor, recordInStaffLog } from '#staff/staff-log.ts'

/** The author of versions from the command line. A shell has no user name that could be trusted. */
export const commandAuthor = 'command line'

export async function tellVersions(db: Db, brand: string): Promise<void> {
  const versions = await listVersions(db.read, brand)
  if (versions.length === 0) throw toUnknownBrand(brand, await listBrandSlugs(db.read))
  for (const { number, at, origin, author, note } of versions) {
    say(`${number}  ${new Date(at).toISOString()}  ${origin}  ${author}${note === '' ? '' : `  ${note}`}`)
  }
}

export async function restore(db: Db, brand: string, typed: string): Promise<void> {
  const number = toNumber(typed)
  const nowMs = Date.now()
  const record = recordVersion('catalogue.restored', getCommandLineAuthor(), nowMs)
  const result = await restoreVersion(db, brand, number, { nowMs, author: commandAuthor, record })
  if (result.outcome === 'unknown') throw new CommandProblem(`${brand} has no version ${number}.`)
  if (result.outcome === 'clash') {
    throw new CommandProblem(result.clashes.map(({ problem }) => problem).join('\n'))
  }
  say(`Version ${number} of ${brand} is back, as version ${result.number}.`)
}

export async function remove(db: Db, brand: string, isSure: boolean): Promise<void> {
  const known = await listBrandSlugs(db.read)
  if (!known.includes(brand)) throw toUnknownBrand(brand, known)
  if (!isSure && !(await confirm(brand))) throw new CommandProblem('Nothing was removed.')
  await transaction(db, async (trx) => {
    const row = await trx.selectFrom('brands').select('id').where('slug', '=', brand).executeTakeFirst()
    await removeBrand(trx, brand, Date.now())
    if (row === undefined) return
    const by = getCommandLineAuthor()
    await recordInStaffLog(trx, {
      atMs: Date.now(),
      by,
      brandId: row.id,
      kind: 'catalogue.removed',
      subject: brand,
    })
  })
  say(`Removed ${brand}. Its orders are still there.`)
}

async function confirm(brand: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const question = `This removes ${brand} with all its versions. Type its name to go on: `
  try {
    const typed = await lines.question(question, { signal: AbortSignal.timeout(120_000) })
    return typed.trim() === brand
  } finally {
    lines.close()
  }
}

export function toNumber(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new CommandProblem(`'${typed}' is no number of a version.`)
  return Number(typed)
}

export function toUnknownBrand(brand: string, known: readonly string[]): CommandProblem {
  const there = known.join(', ') || 'none'
  return new CommandProblem(`There is no brand '${brand}' in the database. There is: ${there}.`)
}
