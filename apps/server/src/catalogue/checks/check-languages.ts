import { isLocale, locales, type Locale } from '@lavash/rulebook/site/locales'
import type { Mistake } from '#catalogue/mistake.ts'
import { isRecord } from '#catalogue/parsing/find-misfits.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { toMistake, walk, type SourceItem } from '#catalogue/parsing/walk.ts'

/** The languages the brand speaks, as far as brand.yaml can be understood. */
export function findBrandLocales(sources: readonly SourceFile[]): Locale[] {
  return sources
    .filter(({ kind }) => kind === 'brand')
    .flatMap((source) => [...walk(source, ['locales', '*'])])
    .map(({ value }) => value)
    .filter(isLocale)
}

/** A set of keys that names a language is a text: it must speak all of the brand's, and no other. */
export function* checkLanguages(
  sources: readonly SourceFile[],
  spoken: readonly Locale[],
): Generator<Mistake> {
  for (const source of sources) yield* checkTexts({ source, path: [], value: source.value }, spoken)
}

function* checkTexts(item: SourceItem<unknown>, spoken: readonly Locale[]): Generator<Mistake> {
  const { value } = item
  if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) yield* checkTexts(toChild(item, index, child), spoken)
  } else if (isRecord(value)) {
    const given = locales.filter((locale) => Object.hasOwn(value, locale))
    if (given.length > 0) yield* checkText(item, given, spoken)
    for (const [key, child] of Object.entries(value)) yield* checkTexts(toChild(item, key, child), spoken)
  }
}

function* checkText(
  item: SourceItem<unknown>,
  given: readonly Locale[],
  spoken: readonly Locale[],
): Generator<Mistake> {
  const expected = `a text for each language of the brand: ${spoken.join(', ')}`
  const missing = spoken.filter((locale) => !given.includes(locale))
  if (missing.length > 0) {
    const problem = `'${String(item.path.at(-1))}' has no text in ${missing.join(', ')}`
    yield toMistake(item, [], { problem, expected })
  }
  for (const locale of given.filter((one) => !spoken.includes(one))) {
    yield toMistake(item, [locale], { problem: `the brand does not speak '${locale}'`, expected })
  }
}

function toChild(item: SourceItem<unknown>, key: string | number, value: unknown): SourceItem<unknown> {
  return { source: item.source, path: [...item.path, key], value }
}
