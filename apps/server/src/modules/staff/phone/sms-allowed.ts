import type { Reads } from '#db/db.ts'

/** Whether an owner of one of the person's brands allows codes by SMS. */
export async function isSmsAllowed(reads: Reads, personId: string): Promise<boolean> {
  const row = await reads
    .selectFrom('staffRoles')
    .innerJoin('staffSettings', 'staffSettings.brandId', 'staffRoles.brandId')
    .where('staffRoles.personId', '=', personId)
    .where('staffSettings.allowsSms', '=', 1)
    .select('staffRoles.personId')
    .executeTakeFirst()
  return row !== undefined
}

/** The person who signs in with this number, if their owner allows it. */
export async function findPersonByPhone(reads: Reads, phone: string): Promise<string | undefined> {
  const person = await reads
    .selectFrom('staffPeople')
    .select('id')
    .where('phone', '=', phone)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return person !== undefined && (await isSmsAllowed(reads, person.id)) ? person.id : undefined
}

export async function isSmsAllowedBy(reads: Reads, brandId: number): Promise<boolean> {
  const row = await reads
    .selectFrom('staffSettings')
    .select('allowsSms')
    .where('brandId', '=', brandId)
    .executeTakeFirst()
  return row?.allowsSms === 1
}

/** Whether the sign-in page offers a code by SMS. */
export async function isSmsOffered(reads: Reads): Promise<boolean> {
  const row = await reads
    .selectFrom('staffSettings')
    .select('brandId')
    .where('allowsSms', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}
