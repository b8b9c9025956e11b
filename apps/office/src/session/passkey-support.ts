/** Why a passkey cannot work in this window. Each has another way out, so each has words of its own. */
export type PasskeyObstacle = 'insecure' | 'ipAddress' | 'missing'

interface Window {
  readonly isSecureContext: boolean
  readonly hostName: string
  readonly hasWebAuthn: boolean
}

/** WebAuthn wants https or localhost, and a host with a name: a passkey belongs to a domain (RP ID), never to an address. */
export function findPasskeyObstacle({
  isSecureContext,
  hostName,
  hasWebAuthn,
}: Window): PasskeyObstacle | undefined {
  if (!isSecureContext) return 'insecure'
  if (/^\[|^[\d.]+$/.test(hostName)) return 'ipAddress'
  return hasWebAuthn ? undefined : 'missing'
}

export function findObstacleHere(): PasskeyObstacle | undefined {
  const { isSecureContext, location } = window
  return findPasskeyObstacle({
    isSecureContext,
    hostName: location.hostname,
    hasWebAuthn: 'PublicKeyCredential' in window,
  })
}

/** Where the same office would take passkeys, for whoever sits at the server itself. */
export function toLocalAddress({ port }: { readonly port: string }): string {
  return `http://localhost${port === '' ? '' : `:${port}`}/office`
}
