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
import { type BrandFiles, openBrandFolder } from '#catalogue/parsing/brand-files.ts'
import { nothingLeftOut } from '#catalogue/parsing/left-out.ts'
import { listFolder } from '#catalogue/parsing/list-folder.ts'
import { parseTokensCss } from '#catalogue/parsing/parse-tokens-css.ts'
import { readLogo } from '#catalogue/parsing/read-logo.ts'
import { readPages } from '#catalogue/parsing/read-pages.ts'
import { readText, type TextReading } from '#catalogue/parsing/read-text.ts'
import { indexSlugs } from '#catalogue/parsing/slug-index.ts'
import { parseSourceFile, type SourceFile } from '#catalogue/parsing/source-file.ts'
import { parseCatalogue } from '#catalogue/parsing/parse-catalogue.ts'

/** Either a catalogue without a mistake, or every mistake and no catalogue. */
export type BrandReading =
  | { catalogue: Catalogue; mistakes: [] }
  | { catalogue: null; mistakes: [Mistake, ...Mistake[]] }

/** `parse` may remember what it has read: the tests spoil one file of a brand a hundred times. */
export async function readBrandFolder(folder: string, parse = parseSourceFile): Promise<BrandReading> {
  return readBrand(await openBrandFolder(folder), parse)
}

/** The files may lie on a disk or be made of a draft: an import and a publication are checked alike. */
export async function readBrand(
  source: BrandFiles,
  parse = parseSourceFile,
  leftOut = nothingLeftOut,
): Promise<BrandReading> {
  const listing = listFolder(source)
  const { sources, mistakes: unreadable } = await readSources(source, listing.data, parse)
  const spoken = findBrandLocales(sources)
  const { slugs, mistakes: duplicates } = indexSlugs(sources, leftOut)
  const { pages, mistakes: pageMistakes } = await readPages(source, listing, spoken)
  const { logo, mistakes: logoMistakes } = await readLogo(source)
  const { files, mistakes: photoMistakes } = await checkPhotos(source, sources, listing.images)
  const tokens = await readTokens(source)
  const parsed = parseTokensCss('tokens.css', tokens.text ?? noTokens)
  const mistakes = [
    ...listing.mistakes,
    ...unreadable,
    ...sources.flatMap((source) => [...checkShape(source)]),
    ...duplicates,
    ...checkNames(source.name, sources),
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
  const beside = { slug: source.name, logo, tokens: parsed.tokens, pages, files }
  return { catalogue: parseCatalogue(sources, beside, leftOut), mistakes: [] }
}

async function readSources(
  files: BrandFiles,
  data: readonly { kind: SourceFile['kind']; path: string }[],
  parse: typeof parseSourceFile,
): Promise<{ sources: SourceFile[]; mistakes: Mistake[] }> {
  const parsed = await Promise.all(
    data.map(async ({ kind, path }) => {
      const { text, mistakes } = await readText(files, path)
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
async function readTokens(source: BrandFiles): Promise<TextReading> {
  const file = 'tokens.css'
  return source.paths.includes(file) ? readText(source, file) : { text: noTokens, mistakes: [] }
}
