import type { Mistake } from '#catalogue/mistake.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { slugPattern } from '#catalogue/schema/scalars.ts'

const slug = new RegExp(slugPattern)

/** The folder names the brand; files name venues and menus. */
export function* checkNames(folder: string, sources: readonly SourceFile[]): Generator<Mistake> {
  const expected = 'small Latin letters, digits and single hyphens'
  if (!slug.test(folder)) {
    yield { file: 'brand.yaml', line: 1, problem: `the folder's name '${folder}' is no slug`, expected }
  }
  for (const { file, name, kind } of sources) {
    if ((kind === 'resto' || kind === 'menu') && !slug.test(name)) {
      yield { file, line: 1, problem: `the file's name '${name}' is no slug`, expected }
    }
  }
}
