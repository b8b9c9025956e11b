import type { PasskeyCreated, PasskeyUsed } from '@lavash/contract/passkeys'
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { type ChallengePurpose, takeChallenge } from '#modules/staff/passkeys/challenges.ts'
import { passkeyAlgorithms } from '#modules/staff/passkeys/passkey-algorithms.ts'
import { findPasskey, type NewPasskey, type UsedPasskey } from '#modules/staff/passkeys/passkey-rows.ts'
import { type RelyingParty, toRelyingParty } from '#modules/staff/passkeys/relying-party.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'

interface Taken {
  readonly challenge: string
  readonly subject: string
  readonly party: RelyingParty
}

/** Returns the passkey that signed. `usePasskey` counts it in the caller's transaction. */
export async function provePasskey(
  parts: StaffParts,
  request: FastifyRequest,
  response: PasskeyUsed,
  purpose: ChallengePurpose,
): Promise<(UsedPasskey & { readonly subject: string }) | Refusal> {
  const taken = await take(parts, request, response.response.clientDataJSON, purpose)
  if (taken instanceof Refusal) return taken
  const passkey = await findPasskey(parts.db.read, response.id)
  if (passkey === undefined || !isOwnHandle(response.response.userHandle, passkey.personId)) {
    return refuse('staff.passkey-invalid')
  }
  const checked = await check(request, () =>
    verifyAuthenticationResponse({
      response: withoutNulls(response) as AuthenticationResponseJSON,
      expectedChallenge: taken.challenge,
      expectedOrigin: [...taken.party.origins],
      expectedRPID: taken.party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Compared in the transaction that stores the new one. Here two concurrent requests could both pass.
        counter: 0,
      },
    }),
  )
  if (checked?.verified !== true) return refuse('staff.passkey-invalid')
  const counter = checked.authenticationInfo.newCounter
  return { passkeyId: passkey.id, personId: passkey.personId, counter, subject: taken.subject }
}

/** A new passkey and its person. */
export async function proveNewPasskey(
  parts: StaffParts,
  request: FastifyRequest,
  response: PasskeyCreated,
  purpose: ChallengePurpose,
): Promise<{ readonly subject: string; readonly passkey: NewPasskey } | Refusal> {
  const taken = await take(parts, request, response.response.clientDataJSON, purpose)
  if (taken instanceof Refusal) return taken
  const checked = await check(request, () =>
    verifyRegistrationResponse({
      response: withoutNulls(response) as RegistrationResponseJSON,
      expectedChallenge: taken.challenge,
      expectedOrigin: [...taken.party.origins],
      expectedRPID: taken.party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    }),
  )
  if (checked?.verified !== true) return refuse('staff.passkey-invalid')
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    subject: taken.subject,
    passkey: {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(response.response.transports ?? []),
      isBackedUp: credentialBackedUp ? 1 : 0,
    },
  }
}

async function take(
  { db, clock, config }: StaffParts,
  request: FastifyRequest,
  clientDataJSON: string,
  purpose: ChallengePurpose,
): Promise<Taken | Refusal> {
  const challenge = findChallenge(clientDataJSON)
  if (challenge === undefined) return refuse('staff.passkey-invalid')
  const subject = await transaction(db, (trx) => takeChallenge(trx, { challenge, purpose }, clock.now()))
  return subject === undefined
    ? refuse('staff.challenge-over')
    : { challenge, subject, party: toRelyingParty(request, config) }
}

function findChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data && data.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The library throws for each mismatch. The reason goes to the log and not to the client. */
async function check<T>(request: FastifyRequest, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    request.log.info({ detail: error.message }, 'a passkey was refused')
    return undefined
  }
}

/** A discoverable passkey names its person. The name must match the owner of the key. */
function isOwnHandle(userHandle: string | null | undefined, personId: string): boolean {
  return (
    userHandle === undefined ||
    userHandle === null ||
    Buffer.from(userHandle, 'base64url').toString() === personId
  )
}

function withoutNulls(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([key, part]: [string, unknown]) => [
        key,
        typeof part === 'object' && part !== null && !Array.isArray(part) ? withoutNulls(part) : part,
      ]),
  )
}
