import { basename, resolve } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { checkBrand } from '#catalogue/checks/check-brand.ts'
import { checkLanguages, findBrandLocales } from '#catalogue/checks/check-languages.ts'
import { checkModifiers } from '#catalogue/checks/check-modifiers.ts'
import { checkNames } from '#catalogue/checks/check-names.ts'
import { checkDiscounts } from '#catalogue/checks/check-discounts.ts'
import { checkOffers } from '#catalogue/checks/check-offers.ts'
import { checkPhotos } from '#catalogue/checks/check-photos.ts'
import { checkReferences } from '#catalogue/checks/check-references.ts'
import { checkRepeats } from '#catalogue/checks/check-repeats.ts'
import { checkRestos } from '#catalogue/checks/check-restos.ts'
import { checkTokens } from '#catalogue/checks/check-tokens.ts'
import { checkWeeks } from '#catalogue/checks/check-weeks.ts'
import { checkZones } from '#catalogue/checks/check-zones.ts'
import { compareMistakes, type Mistake } from '#catalogue/mistake.ts'
import { checkShape } from '#catalogue/checks/check-shape.ts'
import { listFolder } from '#catalogue/parsing/list-folder.ts'
import { parseTokensCss } from '#catalogue/parsing/parse-tokens-css.ts'
import { readLogo } from '#catalogue/parsing/read-logo.ts'
import { readPages } from '#catalogue/parsing/read-pages.ts'
import { readText, type TextReading } from '#catalogue/parsing/read-text.ts'
import { indexSlugs } from '#catalogue/parsing/slug-index.ts'
import { parseSourceFile, type SourceFile } from '#catalogue/parsing/source-file.ts'
import { toCatalogue } from '#catalogue/parsing/to-catalogue.ts'

/** Either a catalogue without a mistake, or every mistake and no catalogue. */
export type BrandReading =
  | { catalogue: Catalogue; mistakes: [] }
  | { catalogue: null; mistakes: [Mistake, ...Mistake[]] }

/** `parse` may remember what it has read: the tests spoil one file of a brand a hundred times. */
export async function readBrandFolder(folder: string, parse = parseSourceFile): Promise<BrandReading> {
  const root = resolve(folder)
  const listing = await listFolder(root)
  const { sources, mistakes: unreadable } = await readSources(root, listing.data, parse)
  const spoken = findBrandLocales(sources)
  const { slugs, mistakes: duplicates } = indexSlugs(sources)
  const { pages, mistakes: pageMistakes } = await readPages(root, listing, spoken)
  const { logo, mistakes: logoMistakes } = await readLogo(root)
  const { files, mistakes: photoMistakes } = await checkPhotos(root, sources, listing.images)
  const tokens = await readTokens(root)
  const parsed = parseTokensCss('tokens.css', tokens.text ?? noTokens)
  const mistakes = [
    ...listing.mistakes,
    ...unreadable,
    ...sources.flatMap((source) => [...checkShape(source)]),
    ...duplicates,
    ...checkNames(basename(root), sources),
    ...checkReferences(sources, slugs),
    ...checkRepeats(sources),
    ...checkLanguages(sources, spoken),
    ...checkBrand(sources),
    ...checkWeeks(sources),
    ...checkRestos(sources),
    ...checkModifiers(sources),
    ...checkZones(sources),
    ...checkOffers(sources),
    ...checkDiscounts(sources),
    ...pageMistakes,
    ...logoMistakes,
    ...photoMistakes,
    ...tokens.mistakes,
    ...parsed.mistakes,
    ...checkTokens('tokens.css', parsed),
  ].toSorted(compareMistakes)
  const [first, ...others] = mistakes
  if (first) return { catalogue: null, mistakes: [first, ...others] }
  const beside = { slug: basename(root), logo, tokens: parsed.tokens, pages, files }
  return { catalogue: toCatalogue(sources, beside), mistakes: [] }
}

async function readSources(
  root: string,
  data: readonly { kind: SourceFile['kind']; path: string }[],
  parse: typeof parseSourceFile,
): Promise<{ sources: SourceFile[]; mistakes: Mistake[] }> {
  const parsed = await Promise.all(
    data.map(async ({ kind, path }) => {
      const { text, mistakes } = await readText(root, path)
      return text === null ? { source: null, mistakes } : parse(kind, path, text)
    }),
  )
  return {
    sources: parsed.flatMap(({ source }) => (source ? [source] : [])),
    mistakes: parsed.flatMap(({ mistakes }) => mistakes),
  }
}

const noTokens = ':root {}'

/** A brand without tokens.css has the product's own look. */
async function readTokens(root: string): Promise<TextReading> {
  try {
    return await readText(root, 'tokens.css')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { text: noTokens, mistakes: [] }
    }
    throw error
  }
}
