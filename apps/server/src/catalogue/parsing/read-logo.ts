import type { Mistake } from '#catalogue/mistake.ts'
import type { BrandFiles } from '#catalogue/parsing/brand-files.ts'
import { drawLogo } from '#catalogue/pictures/draw-logo.ts'

/** The logo has an address of ours, where a browser opens it as a page: whatever could run or fetch there is refused, not cleaned. */
const unsafe =
  /<\s*(script|foreignObject|iframe|use|image|style|a|animate|set)\b|\son[a-z]+\s*=|javascript:|<!|href\s*=|url\(\s*['"]?(?!#)/i

const file = 'logo.svg'

export async function readLogo(files: BrandFiles): Promise<{ logo: string; mistakes: Mistake[] }> {
  if (!files.paths.includes(file)) {
    const expected = 'an SVG logo'
    return { logo: '', mistakes: [{ file, line: 1, problem: 'the file is missing', expected }] }
  }
  const logo = new TextDecoder().decode(await files.read(file)).trim()
  const found = unsafe.exec(logo)
  if (found) {
    const line = logo.slice(0, found.index).split('\n').length
    const expected = 'shapes, groups and gradients only: nothing that runs, links or loads'
    return { logo, mistakes: [{ file, line, problem: `the logo holds '${found[0].trim()}'`, expected }] }
  }
  const problem = await findDrawingProblem(logo)
  return { logo, mistakes: problem ? [{ file, line: 1, problem, expected: 'a drawable SVG' }] : [] }
}

async function findDrawingProblem(logo: string): Promise<string | undefined> {
  if (!/<svg\b/i.test(logo)) return 'there is no <svg> in it'
  try {
    // Really drawn, as every icon will be: what has a size may still be too large, or too thin, for a picture.
    await drawLogo(logo, 192)
    return undefined
  } catch (error) {
    return `the logo cannot be drawn: ${error instanceof Error ? error.message : String(error)}`
  }
}
