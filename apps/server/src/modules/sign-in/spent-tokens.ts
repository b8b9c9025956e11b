import type { Trx } from '#db/db.ts'

/** False when it was spent before, on whichever process. */
export async function spendToken(
  trx: Trx,
  { onceKey, validForMs, nowMs }: { onceKey: string; validForMs: number; nowMs: number },
): Promise<boolean> {
  const spent = await trx
    .insertInto('spentTokens')
    .values({ key: onceKey, expiresAt: nowMs + validForMs })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return spent !== undefined
}
