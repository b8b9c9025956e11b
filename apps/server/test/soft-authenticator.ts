import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type {
  PasskeyCreated,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyUsed,
} from '@lavash/contract/passkeys'

interface Kept {
  readonly id: Buffer
  readonly key: KeyObject
  readonly userHandle: string
  counter: number
}

/** What an attack or a broken authenticator does otherwise. */
export interface Misbehaviour {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  /** As a copied authenticator would: the counter stays behind. */
  readonly counter?: number
  readonly userHandle?: string
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/**
 * An authenticator and the browser before it, in software: it speaks WebAuthn (Level 3) with ES256 keys and no attestation, so
 * that the server's tests use passkeys over HTTP.
 */
export class SoftAuthenticator {
  readonly #origin: string
  readonly #kept: Kept[] = []

  constructor(origin: string) {
    this.#origin = origin
  }

  create(options: PasskeyCreationOptions, wrong: Misbehaviour = {}): PasskeyCreated {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const kept = { id: randomBytes(16), key: privateKey, userHandle: options.user.id, counter: 0 }
    this.#kept.push(kept)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(kept.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, kept.id, cose])
    const authData = toAuthData(wrong.rpId ?? options.rp.id, hasCredential, kept.counter, wrong, credential)
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      ...toCredential(kept.id),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, wrong).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** With the newest passkey it has that the options allow. */
  use(options: PasskeyRequestOptions, wrong: Misbehaviour = {}): PasskeyUsed {
    const allowed = options.allowCredentials?.map(({ id }) => id)
    const kept = this.#kept.findLast(({ id }) => allowed?.includes(id.toString('base64url')) ?? true)
    if (kept === undefined) throw new Error('The authenticator has no passkey for this')
    kept.counter += 1
    const authData = toAuthData(wrong.rpId ?? options.rpId, 0, wrong.counter ?? kept.counter, wrong)
    const clientData = this.#clientData('webauthn.get', options.challenge, wrong)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return {
      ...toCredential(kept.id),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(kept.key).toString('base64url'),
        userHandle: wrong.userHandle ?? kept.userHandle,
      },
    }
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Misbehaviour): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}

function toCredential(id: Buffer) {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key' as const, clientExtensionResults: {} }
}

function toAuthData(
  rpId: string,
  flags: number,
  counter: number,
  { isVerified = true }: Misbehaviour,
  more: Buffer = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const all = Buffer.from([flags | userPresent | (isVerified ? userVerified : 0)])
  return Buffer.concat([createHash('sha256').update(rpId).digest(), all, count, more])
}

/** The little of CBOR (RFC 8949) that an authenticator writes. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
    return Buffer.concat([head(5, value.size), ...parts])
  }
  throw new TypeError('An authenticator writes no such value')
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
