/** WCAG 2.2, 1.4.3 and 1.4.11: the least ratios for text and for the parts of a control. */
export const textContrastMin = 4.5
export const controlContrastMin = 3

/** '#RGB' or '#RRGGBB'. Transparency is refused: its contrast depends on what lies under it. */
export function isHexColour(value: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
}

/** WCAG 2.2, 'contrast ratio': from 1 (the same colour) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => a - b)
  if (darker === undefined || lighter === undefined) throw new RangeError('Two colours are needed')
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2, 'relative luminance', with the threshold of IEC 61966-2-1 (the older 0.03928 was a misprint). */
function relativeLuminance(colour: string): number {
  const [red, green, blue] = toChannels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function toChannels(colour: string): number[] {
  if (!isHexColour(colour)) throw new RangeError(`Not a colour: '${colour}'`)
  const digits = colour.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
}
