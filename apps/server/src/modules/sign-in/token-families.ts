import { randomUUID } from 'node:crypto'
import { refreshGraceSeconds, refreshTokenDays, signInDays } from '@lavash/rulebook/site/limits'
import type { TokenSet } from '@lavash/contract/sign-in'
import type { SignInMethod } from '@lavash/rulebook/account/sign-in'
import { makeId, toCreatedAt } from '#ids.ts'
import { recordChange } from '#db/change-log.ts'
import type { Trx } from '#db/db.ts'
import { refuse, type Refusal } from '#errors.ts'
import { endedFamilyTopic } from '#tokens/ended-families.ts'
import type { RefreshClaims, Tokens } from '#tokens/tokens.ts'

const dayMs = 24 * 3_600_000
const lifetimeMs = refreshTokenDays * dayMs
const graceMs = refreshGraceSeconds * 1000

/**
 * A family is one sign-in on one device. All its refresh tokens descend from that sign-in, and one of them is valid
 * at a time.
 */
export async function beginFamily(
  trx: Trx,
  { personId, source, nowMs }: { personId: string; source: SignInMethod; nowMs: number },
): Promise<RefreshClaims> {
  const family = { id: makeId(nowMs), personId, tokenId: randomUUID(), expiresAt: nowMs + lifetimeMs }
  await trx
    .insertInto('tokenFamilies')
    .values({ ...family, source, rotatedAt: nowMs })
    .execute()
  return { personId, familyId: family.id, tokenId: family.tokenId, expiresAt: family.expiresAt }
}

/**
 * Issues the next token of a family. A token used twice means that it was stolen, so the whole family ends. Within
 * the grace period the previous token gets the current one: two tabs, or a lost answer, must not sign anybody out.
 */
export async function rotateFamily(
  trx: Trx,
  used: RefreshClaims,
  nowMs: number,
): Promise<RefreshClaims | Refusal> {
  const family = await trx
    .selectFrom('tokenFamilies')
    .selectAll()
    .where('id', '=', used.familyId)
    .where('personId', '=', used.personId)
    .forUpdate()
    .executeTakeFirst()
  if (family === undefined || family.endedAt !== null) return refuse('auth.token-invalid')
  if (used.tokenId === family.tokenId) {
    const endsAt = toCreatedAt(family.id) + signInDays * dayMs
    const next = { tokenId: randomUUID(), expiresAt: Math.min(nowMs + lifetimeMs, endsAt) }
    await trx
      .updateTable('tokenFamilies')
      .set({ ...next, previousTokenId: family.tokenId, rotatedAt: nowMs })
      .where('id', '=', family.id)
      .execute()
    return { ...used, ...next }
  }
  if (used.tokenId === family.previousTokenId && nowMs - family.rotatedAt <= graceMs) {
    return { ...used, tokenId: family.tokenId, expiresAt: family.expiresAt }
  }
  await endFamily(trx, used, nowMs)
  return refuse('auth.token-invalid')
}

export async function endFamily(
  trx: Trx,
  { familyId, personId }: RefreshClaims,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('tokenFamilies')
    .set({ endedAt: nowMs })
    .where('id', '=', familyId)
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .execute()
  await recordChange(trx, endedFamilyTopic, familyId)
}

export async function toTokenSet(tokens: Tokens, claims: RefreshClaims): Promise<TokenSet> {
  return {
    accessToken: await tokens.signAccess(claims.personId, claims.familyId),
    refreshToken: await tokens.signRefresh(claims),
    ...(claims.vkAccessToken !== undefined && { vkAccessToken: claims.vkAccessToken }),
  }
}
