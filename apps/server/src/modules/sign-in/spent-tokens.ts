import type { Trx } from '#db/db.ts'

/** Returns false if any process has seen the token before. */
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
