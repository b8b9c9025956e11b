import { expect, test } from 'vitest'
import { findPasskeyObstacle } from '#session/passkey-support.ts'

test.each([
  [true, 'ugolyok.example', true, undefined],
  [true, 'localhost', true, undefined],
  [false, '192.168.1.20', true, 'insecure'],
  [false, 'kassa.local', false, 'insecure'],
  [true, '127.0.0.1', true, 'ipAddress'],
  [true, '[::1]', true, 'ipAddress'],
  [true, 'ugolyok.example', false, 'missing'],
])(
  'secure %s at %s with WebAuthn %s: the obstacle is %s',
  (isSecureContext, hostName, hasWebAuthn, obstacle) => {
    expect(findPasskeyObstacle({ isSecureContext, hostName, hasWebAuthn })).toBe(obstacle)
  },
)
