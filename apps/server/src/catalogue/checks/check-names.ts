import type { Mistake } from '#catalogue/mistake.ts'
import type { SourceFile } from '#catalogue/reading/source-file.ts'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The folder names the brand; files name venues and menus. */
export function* checkNames(folder: string, sources: readonly SourceFile[]): Generator<Mistake> {
  const expected = 'small Latin letters, digits and single hyphens'
  if (!slugPattern.test(folder)) {
    yield { file: 'brand.yaml', line: 1, problem: `the folder's name '${folder}' is no slug`, expected }
  }
  for (const { file, name, kind } of sources) {
    if ((kind === 'resto' || kind === 'menu') && !slugPattern.test(name)) {
      yield { file, line: 1, problem: `the file's name '${name}' is no slug`, expected }
    }
  }
}
