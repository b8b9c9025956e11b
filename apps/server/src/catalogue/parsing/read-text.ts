import type { Mistake } from '#catalogue/mistake.ts'
import type { BrandFiles } from '#catalogue/parsing/brand-files.ts'

/** A text, or the mistake that it is none. */
export type TextReading = { text: string; mistakes: [] } | { text: null; mistakes: [Mistake] }

/** Old editors save Cyrillic as Windows-1251: read leniently, every letter of a menu would become a �. */
export async function readText(files: BrandFiles, file: string): Promise<TextReading> {
  const bytes = await files.read(file)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), mistakes: [] }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const mistake = { file, line: 1, problem: 'not UTF-8', expected: 'a file saved as UTF-8' }
    return { text: null, mistakes: [mistake] }
  }
}
