/** Half a year. */
const keptSeconds = 15_552_000

/**
 * What this device remembers beside the eighteen keys, which local storage holds and no others: the theme, the closed
 * banner, the allergens to avoid. Cookies, because they outlive the tab. The server reads none of them.
 */
export function findDeviceChoice(name: string): string | undefined {
  const entry = readCookies().find((text) => text.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

export function keepDeviceChoice(name: string, value: string): void {
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store answers later: the page would flash
    document.cookie = `${name}=${value}; path=/; max-age=${keptSeconds}; samesite=lax`
  } catch (error) {
    // A frame without an origin has no cookies.
    if (!(error instanceof DOMException)) throw error
  }
}

function readCookies(): readonly string[] {
  try {
    return document.cookie.split('; ')
  } catch (error) {
    if (error instanceof DOMException) return []
    throw error
  }
}
