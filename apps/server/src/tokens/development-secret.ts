import { randomBytes } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

/**
 * A secret nobody configured, made once per database: a restart signs nobody out, and two processes agree.
 * Whoever reads the database could sign anything with it, so production never comes here.
 */
export async function getDevelopmentSecret(
  { db, isProduction }: { db: Db; isProduction: boolean },
  name: string,
): Promise<string> {
  if (isProduction) throw new Error(`A generated ${name} secret is refused in production`)
  return transaction(db, async (trx) => {
    await trx
      .insertInto('developmentSecrets')
      .values({ name, secret: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { secret } = await trx
      .selectFrom('developmentSecrets')
      .select('secret')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return secret
  })
}
