import { staffChallengeMinutes } from '@lavash/rulebook/site/limits'
import type { Trx } from '#db/db.ts'

export const challengeMs = staffChallengeMinutes * 60_000

/** The purpose of a signature. One made for sign-in cannot add or remove anything. */
export type ChallengePurpose = 'sign-in' | 'verify' | 'register' | 'invitation'

export interface Challenge {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  /** The subject: a session, or an invitation with the person to be created. */
  readonly subject: string
}

export async function putChallenge(trx: Trx, challenge: Challenge, nowMs: number): Promise<void> {
  await trx
    .insertInto('staffChallenges')
    .values({ ...challenge, expiresAt: nowMs + challengeMs })
    .execute()
}

/** Takes a challenge, which works once, even if the verification fails. Returns its subject. */
export async function takeChallenge(
  trx: Trx,
  { challenge, purpose }: Pick<Challenge, 'challenge' | 'purpose'>,
  nowMs: number,
): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom('staffChallenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .returning(['subject', 'expiresAt'])
    .executeTakeFirst()
  return taken !== undefined && taken.expiresAt > nowMs ? taken.subject : undefined
}

export async function forgetChallenges(trx: Trx, nowMs: number): Promise<void> {
  await trx.deleteFrom('staffChallenges').where('expiresAt', '<=', nowMs).execute()
}
