const half = 4

/** Typed as it is read out, small letters and all: 'k7mx4qpt' becomes 'K7MX-4QPT'. */
export function toPairingCode(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .slice(0, 2 * half)
  return signs.length <= half ? signs : `${signs.slice(0, half)}-${signs.slice(half)}`
}
