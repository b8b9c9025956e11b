import { isHexColour } from '@lavash/rulebook/site/contrast'
import { colourTokens, radiusTokens, tokenNames, type BrandTokens } from '#catalogue/brand-tokens.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { findNearest } from './find-nearest.ts'

export interface ParsedTokens {
  tokens: BrandTokens
  /** The line each token stands on. */
  lines: ReadonlyMap<string, number>
  mistakes: Mistake[]
}

/**
 * Reads `:root { --name: value; }`. The file ends up inside every page, so it is not passed through as CSS:
 * only known names with values of a known form are taken, and anything else is a mistake.
 */
export function parseTokensCss(file: string, text: string): ParsedTokens {
  const tokens: BrandTokens = { colours: {}, radii: {}, font: null }
  const lines = new Map<string, number>()
  const mistakes: Mistake[] = []
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const block = /^\s*:root\s*\{([^{}]*)\}\s*$/.exec(bare)
  if (!block) {
    const expected = 'one rule, :root { --name: value; … }, and comments'
    return { tokens, lines, mistakes: [{ file, line: 1, problem: 'not readable as tokens', expected }] }
  }
  let offset = bare.indexOf('{') + 1
  for (const declaration of (block[1] ?? '').split(';')) {
    const start = offset + declaration.length - declaration.trimStart().length
    offset += declaration.length + 1
    if (declaration.trim() === '') continue
    const line = bare.slice(0, start).split('\n').length
    const told = takeDeclaration(tokens, declaration.trim())
    if (told) mistakes.push({ file, line, ...told })
    else lines.set(/^--([a-z-]+)/.exec(declaration.trim())?.[1] ?? '', line)
  }
  return { tokens, lines, mistakes }
}

/** Browsers drop a declaration whose quote is left open: the brand would lose its font without a word. */
const fontNames = /^([\w\s,-]|'[\w ,"-]*'|"[\w ,'-]*")+$/

function takeDeclaration(tokens: BrandTokens, text: string): Omit<Mistake, 'file' | 'line'> | undefined {
  const [, name = '', value = ''] = /^--([a-z-]+)\s*:\s*(\S[\s\S]*)$/.exec(text) ?? []
  const colourName = colourTokens.find((token) => token === name)
  const radiusName = radiusTokens.find((token) => token === name)
  if (colourName) {
    const [light, dark] = toColours(value)
    if (!light || !dark) return toWrong(name, value, 'a colour, #RRGGBB, or light-dark(#RRGGBB, #RRGGBB)')
    tokens.colours[colourName] = { light, dark }
  } else if (radiusName) {
    if (!/^\d{1,3}(\.\d+)?(px|rem)$|^0$/.test(value)) return toWrong(name, value, 'a length, such as 10px')
    tokens.radii[radiusName] = value
  } else if (name === 'font') {
    if (!fontNames.test(value)) return toWrong(name, value, "font names, such as 'Onest', sans-serif")
    tokens.font = value
  } else {
    const nearest = findNearest(name, tokenNames)
    return {
      problem: `a brand cannot set '${text.split(':')[0]?.trim() ?? text}'`,
      expected: `one of ${tokenNames.map((token) => `--${token}`).join(', ')}`,
      ...(nearest === undefined ? {} : { nearest: `--${nearest}` }),
    }
  }
  return undefined
}

function toColours(value: string): string[] {
  const both = /^light-dark\(\s*(\S+?)\s*,\s*(\S+?)\s*\)$/.exec(value)
  const colours = both ? [both[1] ?? '', both[2] ?? ''] : [value, value]
  return colours.filter(isHexColour).map((colour) => colour.toLowerCase())
}

function toWrong(name: string, value: string, expected: string): Omit<Mistake, 'file' | 'line'> {
  return { problem: `--${name} is '${value}'`, expected }
}
