import type { Locale } from '@lavash/rulebook/site/locales'
import type { LocalText, Photo } from '#catalogue/catalogue.ts'
import type { PhotoSource } from '#catalogue/schema/photo.ts'
import type { LocalTextSource } from '#catalogue/schema/scalars.ts'

/** A plain text is the same in every language of the brand: most names of drinks are. */
export function toLocalText(source: LocalTextSource, spoken: readonly Locale[]): LocalText {
  const texts = typeof source === 'string' ? spoken.map((locale) => [locale, source]) : Object.entries(source)
  return Object.fromEntries(texts.map(([locale, text]) => [locale, String(text).trim()]))
}

export function toPhotos(sources: readonly PhotoSource[] | undefined): Photo[] {
  return (sources ?? []).map((source) => {
    if (typeof source === 'string') return { kind: 'file', path: source }
    const emoji = [source.emoji].flat()
    return {
      kind: 'recipe',
      recipe: {
        emoji,
        ground: source.ground ?? 'peach',
        arrangement: source.arrangement ?? (emoji.length === 1 ? 'single' : 'heap'),
        angle: source.angle ?? 0,
        size: source.size ?? 1,
      },
    }
  })
}

export function toInstantMs(source: string | undefined): number | null {
  return source === undefined ? null : Date.parse(source)
}
