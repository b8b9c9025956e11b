/** MapLibre draws text from plain web fonts (`font-faces`), without glyph files. */
const scripts = {
  cyrillic: ['U+0400-045F', 'U+0490-0491', 'U+2116'],
  latin: ['U+0000-00FF', 'U+2010-2027'],
  'latin-ext': ['U+0100-02BA'],
} as const

const faces = {
  'Noto Sans Regular': '400-normal',
  'Noto Sans Medium': '500-normal',
  'Noto Sans Italic': '400-italic',
} as const

export const fontFiles: readonly string[] = Object.values(faces).flatMap((face) =>
  Object.keys(scripts).map((script) => toFile(script, face)),
)

export function toFontFaces(toUrl: (file: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(faces).map(([name, face]) => [
      name,
      Object.entries(scripts).map(([script, ranges]) => ({
        url: toUrl(toFile(script, face)),
        'unicode-range': ranges,
      })),
    ]),
  )
}

function toFile(script: string, face: string): string {
  return `noto-sans-${script}-${face}.woff2`
}
