import { staffChallengeMinutes } from '@lavash/rulebook/site/limits'
import type { Trx } from '#db/db.ts'

export const challengeMs = staffChallengeMinutes * 60_000

/** What a signature is asked for. One that was made to sign in removes nothing and adds nothing. */
export type ChallengePurpose = 'sign-in' | 'verify' | 'register' | 'invitation'

export interface Challenge {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  /** Whom it is for: a session, or an invitation and the person about to be made. */
  readonly subject: string
}

export async function putChallenge(trx: Trx, challenge: Challenge, nowMs: number): Promise<void> {
  await trx
    .insertInto('staffChallenges')
    .values({ ...challenge, expiresAt: nowMs + challengeMs })
    .execute()
}

/** Good once: whoever takes it, whatever becomes of it. Gives its subject. */
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
