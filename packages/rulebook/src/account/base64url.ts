const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Text of an unpadded base64url string (RFC 4648, section 5), or null when it is none or its bytes are not UTF-8.
 * Written by hand because atob and Buffer each exist on one side only, and the rulebook runs on both.
 */
export function findBase64UrlText(encoded: string): string | null {
  let escaped = ''
  let bits = 0
  let bitCount = 0
  for (const character of encoded) {
    const value = alphabet.indexOf(character)
    if (value === -1) return null
    bits = ((bits << 6) | value) & 0xffff
    bitCount += 6
    if (bitCount >= 8) {
      bitCount -= 8
      escaped += `%${((bits >> bitCount) & 0xff).toString(16).padStart(2, '0')}`
    }
  }
  if (encoded.length % 4 === 1) return null
  try {
    return decodeURIComponent(escaped)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
