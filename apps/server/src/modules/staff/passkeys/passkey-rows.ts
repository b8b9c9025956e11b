import type { Passkey } from '@lavash/contract/passkeys'
import type { Reads, Trx } from '#db/db.ts'
import type { StaffTables } from '#db/tables/staff.ts'
import { toInstant } from '#modules/staff/to-me.ts'

export type PasskeyRow = StaffTables['staffPasskeys']
/** A new credential as the authenticator reports it. */
export type NewPasskey = Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>

export function listPasskeys(reads: Reads, personId: string): Promise<PasskeyRow[]> {
  return reads
    .selectFrom('staffPasskeys')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findPasskey(reads: Reads, id: string): Promise<PasskeyRow | undefined> {
  return reads.selectFrom('staffPasskeys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns false if the credential is registered already. Authenticators never create two alike. */
export async function insertPasskey(
  trx: Trx,
  passkey: NewPasskey & { readonly personId: string; readonly name: string },
  nowMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staffPasskeys')
    .values({ ...passkey, createdAt: nowMs, lastUsedAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export interface UsedPasskey {
  readonly passkeyId: string
  readonly personId: string
  readonly counter: number
}

/**
 * Records a verified signature, once. A counter that does not grow means a copied authenticator (WebAuthn, 6.1.1). A
 * counter of 0 is allowed: synchronised passkeys do not count.
 */
export async function usePasskey(trx: Trx, used: UsedPasskey, nowMs: number): Promise<boolean> {
  const { passkeyId, personId, counter } = used
  const row = await trx
    .updateTable('staffPasskeys')
    .set({ counter, lastUsedAt: nowMs })
    .where('id', '=', passkeyId)
    .where('personId', '=', personId)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function toPasskey({ id, name, createdAt, lastUsedAt, isBackedUp }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: toInstant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toInstant(lastUsedAt),
    isBackedUp: isBackedUp === 1,
  }
}
