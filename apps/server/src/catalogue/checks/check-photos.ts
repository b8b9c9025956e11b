import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { BrandFile } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { findEmojiFile, hasEmojiPackage, emojiPackage } from '#catalogue/pictures/emoji-file.ts'
import type { BrandFiles } from '#catalogue/parsing/brand-files.ts'
import { findNearest } from '#catalogue/parsing/find-nearest.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import {
  eachItem,
  ofPosition,
  toMistake,
  type SourceItem,
  type SourcePlace,
} from '#catalogue/parsing/walk.ts'
import { photo, type PhotoSource } from '#catalogue/schema/photo.ts'

const photoPlaces: readonly SourcePlace[] = [
  { in: 'resto', at: ['photos', '*'] },
  { in: 'menu', at: ['groups', '*', 'photos', '*'] },
  ...ofPosition('photos', '*'),
  { in: 'promotions', at: ['*', 'photos', '*'] },
]

/** Looks into every photo the catalogue names; the files that are used come back with their hashes. */
export async function checkPhotos(
  source: BrandFiles,
  sources: readonly SourceFile[],
  images: readonly string[],
): Promise<{ files: BrandFile[]; mistakes: Mistake[] }> {
  const named = photoPlaces.flatMap((place) =>
    sources
      .filter(({ kind }) => kind === place.in)
      .flatMap((source) => [...eachItem(source, place.at, photo)]),
  )
  const mistakes = [...checkRecipes(named)]
  const files: BrandFile[] = []
  const used = Map.groupBy(named, ({ value }) => (typeof value === 'string' ? value : null))
  for (const [path, [first]] of used) {
    if (path === null || !first) continue
    if (!images.includes(path)) {
      mistakes.push(
        toMistake(first, [], {
          problem: `there is no file '${path}'`,
          expected: 'a file of images/',
          nearest: findNearest(path, images),
        }),
      )
      continue
    }
    const checked = source.findCheckedSum?.(path)
    if (checked !== undefined) {
      files.push({ path, sha256: checked })
      continue
    }
    const bytes = await source.read(path)
    files.push({ path, sha256: createHash('sha256').update(bytes).digest('hex') })
    const problem = await findImageProblem(bytes)
    if (problem) {
      const expected = 'a whole JPEG, PNG, WebP or AVIF picture'
      mistakes.push({ file: path, line: 1, problem, expected })
    }
  }
  return { files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)), mistakes }
}

/** Decodes all of it: a header says nothing about a file that was cut off on its way. */
async function findImageProblem(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer()
    return undefined
  } catch (error) {
    return `the picture is broken: ${error instanceof Error ? error.message : String(error)}`
  }
}

function* checkRecipes(named: readonly SourceItem<PhotoSource>[]): Generator<Mistake> {
  const recipes = named.filter(({ value }) => typeof value !== 'string')
  const [first] = recipes
  if (first && !hasEmojiPackage()) {
    yield toMistake(first, [], {
      problem: `pictures by recipe need the package ${emojiPackage}, and it is not installed`,
      expected:
        'an install with the development dependencies (npm ci without --omit=dev), or photos as files',
    })
    return
  }
  for (const item of recipes) {
    if (typeof item.value === 'string') continue
    for (const emoji of [item.value.emoji].flat()) {
      if (findEmojiFile(emoji)) continue
      yield toMistake(item, ['emoji'], {
        problem: `there is no picture of '${emoji}'`,
        expected: `an emoji that ${emojiPackage} draws`,
      })
    }
  }
}
