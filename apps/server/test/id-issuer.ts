import { createServer } from 'node:http'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { listenOnLoopback } from './listen-on-loopback.ts'

type Key = { readonly kid: string; readonly privateKey: CryptoKey; readonly published: JWK }

export interface IdTokenOptions {
  /** Claims to replace; `undefined` leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** A key that was never published, under the name of one that was. */
  readonly signedBy?: CryptoKey
  readonly kid?: string
}

/** A sign-in service with real keys and real signatures, as Google and Apple are. */
export class IdIssuer implements AsyncDisposable {
  readonly url: string
  readonly keysUrl: string
  keysAsked = 0
  /** What the address of the keys does: answers, fails, or never answers. */
  mood: 'well' | 'failing' | 'hanging' = 'well'
  #current: Key
  #published: JWK[]
  readonly #close: () => Promise<void>

  private constructor(url: string, key: Key, close: () => Promise<void>) {
    this.url = url
    this.keysUrl = `${url}/keys`
    this.#current = key
    this.#published = [key.published]
    this.#close = close
  }

  static async start(): Promise<IdIssuer> {
    const server = createServer((_incoming, outgoing) => {
      issuer.keysAsked += 1
      if (issuer.mood === 'hanging') return
      outgoing.writeHead(issuer.mood === 'well' ? 200 : 503, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ keys: issuer.#published }))
    })
    const { url, close } = await listenOnLoopback(server)
    const issuer = new IdIssuer(url, await drawKey(1), close)
    return issuer
  }

  get kid(): string {
    return this.#current.kid
  }

  /** A new key signs from now on; the old one is published no longer. */
  async rotate(): Promise<void> {
    this.#current = await drawKey(Number(this.kid.slice(4)) + 1)
    this.#published = [this.#current.published]
  }

  sign(audience: string, { claims = {}, signedBy, kid = this.kid }: IdTokenOptions = {}): Promise<string> {
    const nowSeconds = Math.floor(Date.now() / 1000)
    const payload: JWTPayload = {
      iss: this.url,
      aud: audience,
      sub: '1100220033',
      iat: nowSeconds,
      exp: nowSeconds + 3600,
      ...claims,
    }
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .sign(signedBy ?? this.#current.privateKey)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close()
  }
}

async function drawKey(number: number): Promise<Key> {
  const kid = `key-${number}`
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}
