import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** Tells a browser to trust this key and no other. */
  readonly fingerprint: string
}

/** For one run on this machine. No browser trusts it by itself, so it needs no names and no extensions. */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const commonName = sequence(objectId('550403'), der(0x0c, Buffer.from('localhost')))
  const name = sequence(der(0x31, commonName))
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
  const validity = sequence(toTime(Date.now() - dayMs), toTime(Date.now() + dayMs))
  // The first bit is 0: a serial number is positive.
  const serial = der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)]))
  const signed = sequence(serial, ecdsaWithSha256, name, validity, name, spki)
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', signed, privateKey)]))
  const bytes = sequence(signed, ecdsaWithSha256, signature)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  }
}

const dayMs = 86_400_000

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

/** `YYMMDDhhmmssZ` */
function toTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}
