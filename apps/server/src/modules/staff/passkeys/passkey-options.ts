import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@lavash/contract/passkeys'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { challengeMs, type ChallengePurpose, putChallenge } from '#modules/staff/passkeys/challenges.ts'
import { passkeyAlgorithms } from '#modules/staff/passkeys/passkey-algorithms.ts'
import { listPasskeys } from '#modules/staff/passkeys/passkey-rows.ts'
import { toRelyingParty } from '#modules/staff/passkeys/relying-party.ts'
import { findBrandOfHostName } from '#modules/staff/place-names.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'

export interface Asked {
  readonly purpose: ChallengePurpose
  readonly subject: string
}

/** Without a person the browser offers all passkeys of this host. */
export async function makeRequestOptions(
  parts: StaffParts,
  request: FastifyRequest,
  { purpose, subject, personId }: Asked & { readonly personId?: string },
): Promise<PasskeyRequestOptions> {
  const { db, clock, config } = parts
  const passkeys = personId === undefined ? [] : await listPasskeys(db.read, personId)
  const { challenge, rpId = '' } = await generateAuthenticationOptions({
    rpID: toRelyingParty(request, config).id,
    userVerification: 'required',
  })
  await transaction(db, (trx) => putChallenge(trx, { challenge, purpose, subject }, clock.now()))
  return {
    challenge,
    rpId,
    timeout: challengeMs,
    userVerification: 'required',
    ...(passkeys.length > 0 && { allowCredentials: passkeys.map(toDescriptor) }),
  }
}

/**
 * Options to create a passkey for an existing or a future person. It is discoverable, so that nobody types a name to
 * sign in.
 */
export async function makeCreationOptions(
  parts: StaffParts,
  request: FastifyRequest,
  { purpose, subject, personId, name }: Asked & { readonly personId: string; readonly name: string },
): Promise<PasskeyCreationOptions> {
  const { db, clock, config, serving } = parts
  const party = toRelyingParty(request, config)
  const brandName = await findBrandOfHostName(serving, request)
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: brandName ?? party.id,
    userID: new TextEncoder().encode(personId),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: [...passkeyAlgorithms],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  await transaction(db, (trx) => putChallenge(trx, { challenge, purpose, subject }, clock.now()))
  const known = await listPasskeys(db.read, personId)
  return {
    challenge,
    rp: { id: party.id, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

function toDescriptor({ id, transports }: { id: string; transports: string }) {
  return { id, type: 'public-key' as const, transports: JSON.parse(transports) as string[] }
}
