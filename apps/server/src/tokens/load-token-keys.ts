import type { Config } from '#config.ts'
import type { TokenKey } from '#config/token-keys.ts'
import type { Db } from '#db/db.ts'
import { getDevelopmentSecret } from '#tokens/development-secret.ts'

/**
 * The first signs, all of them verify: so a new key comes last until every process knows it, then goes to the front, and the
 * old one is taken out when its tokens are over.
 */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]]

const developmentKeyId = 'development'

export async function loadTokenKeys(parts: {
  config: Pick<Config, 'tokenKeys' | 'isProduction'>
  db: Db
}): Promise<TokenKeys> {
  const { tokenKeys, isProduction } = parts.config
  const [first, ...rest] = tokenKeys ?? []
  if (first !== undefined) return [first, ...rest]
  const secret = await getDevelopmentSecret({ db: parts.db, isProduction }, 'token')
  return [{ id: developmentKeyId, secret: Buffer.from(secret, 'base64url') }]
}
