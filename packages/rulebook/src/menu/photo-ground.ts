import { contrastRatio } from '#site/contrast.ts'

export interface PhotoGround {
  /** '#RRGGBB' */
  readonly colour: string
  /** The theme whose text colour is readable on it. */
  readonly tone: 'light' | 'dark'
}

/** Above the 4.5 of WCAG, because a brand's text is not quite black and not quite white. */
const wantedContrast = 7
const step = 0.08

/** '#RRGGBB,#RRGGBB', of the middle and of the left edge; a cart kept since earlier versions has a tiny picture here. */
const placeholderPattern = /^#[\da-f]{6},#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/

/** A photo's colour as a background for text. It is made paler or darker if text could not be read on it. */
export function toPhotoGround(placeholder: string): PhotoGround | undefined {
  const edge = placeholderPattern.exec(placeholder)
  if (edge === null) return undefined
  let channels = edge.slice(1).map((digits) => Number.parseInt(digits, 16))
  const isLight = contrastRatio(toHex(channels), '#000000') >= contrastRatio(toHex(channels), '#ffffff')
  const [text, end] = isLight ? ['#000000', 255] : ['#ffffff', 0]
  while (contrastRatio(toHex(channels), text) < wantedContrast) {
    channels = channels.map((channel) => channel + (end - channel) * step)
  }
  return { colour: toHex(channels), tone: isLight ? 'light' : 'dark' }
}

function toHex(channels: readonly number[]): string {
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}
