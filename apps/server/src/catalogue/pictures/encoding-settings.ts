/** A card on a phone, a card on a desktop or a sharp phone, a dish's own page. */
const widths = [320, 640, 1280] as const

/**
 * Part of a picture's hash: other settings make other pictures. AVIF's effort 2 costs twice as much as 1
 * and saves a twentieth; colours at half the resolution, as photographs have them from the camera, save two fifths of the
 * work and a fourteenth of the bytes. Raise `version` when encode-picture.ts or the composer of recipes draws differently.
 */
export const encodingSettings = {
  version: 4,
  widths,
  maxWidth: 1280,
  maxHeight: 1920,
  avif: { quality: 52, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
} as const
