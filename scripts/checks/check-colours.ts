import { extname } from 'node:path'
import type { Check } from './check.ts'
import { findColour, findUnmistakableColour } from './css-colours.ts'
import { isCode } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import { walk } from './walk.ts'
import type { Node } from './walk.ts'

const ours = /^(?:apps\/(?:storefront|office)\/src|packages\/ui\/src|brands)\//
/** Colours are defined here only. Components name a token, brands override the token. */
const tokens = /^(?:packages\/ui\/src\/(?:office-)?|brands\/[^/]+\/)tokens\.css$/

interface Colour {
  text: string
  line: number
}

export const checkColours: Check = {
  name: 'colours',
  findProblems: (tree) =>
    tree.files
      .filter((file) => ours.test(file) && !tokens.test(file) && !file.includes('.test.'))
      .flatMap((file) =>
        coloursIn(tree, file).map(
          ({ text, line }) => `${file}:${line} raw colour ${text}: use a token of packages/ui/src/tokens.css`,
        ),
      ),
}

function coloursIn(tree: SourceTree, file: string): Colour[] {
  if (extname(file) === '.css') return coloursInCss(tree.read(file))
  return isCode(file) ? coloursInCode(tree, file) : []
}

/** Selectors end in a brace and never reach a semicolon, so `.red:hover {` is not taken for a value. */
const declaration = /([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g
const noValue = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g
const customName = /--[\w-]+/g

function coloursInCss(css: string): Colour[] {
  const plain = css.replace(noValue, (text) => text.replace(/[^\n]/g, ' '))
  return [...plain.matchAll(declaration)].flatMap((match) => {
    const [, property = '', value = ''] = match
    const isColourless =
      /^(?:animation|font|grid|transition|view-transition|container|will-change|composes)/.test(property)
    const text = isColourless
      ? null
      : findColour(value.replace(customName, (name) => ' '.repeat(name.length)))
    return text ? [{ text, line: plain.slice(0, match.index).split('\n').length }] : []
  })
}

const paint =
  /^(?:color|background|fill|stroke|stop-?color|flood-?color|outline|(?:text|box)-?shadow|accent-?color|caret-?color|border.*|background-?color|content)$|Colou?r$/i

/**
 * A colour word counts only as the value of a painted attribute (`fill="white"`). `#fff` and `rgb(0 0 0)` count
 * anywhere.
 */
function coloursInCode(tree: SourceTree, file: string): Colour[] {
  const { program, lineAt } = tree.parse(file)
  const colours: Colour[] = []
  walk(program, (node, parent, key) => {
    const text = textOf(node)
    if (text === null || key === 'source') return
    const colour = parent && paint.test(nameOf(parent)) ? findColour(text) : findUnmistakableColour(text)
    if (colour) colours.push({ text: colour, line: lineAt(node.start) })
  })
  return colours
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateElement') return (node['value'] as { raw: string }).raw
  return null
}

/** The attribute or property that this value belongs to. */
function nameOf(node: Node): string {
  if (node.type !== 'JSXAttribute' && node.type !== 'Property') return ''
  const name = node[node.type === 'Property' ? 'key' : 'name'] as { name?: unknown; value?: unknown }
  const text = name.name ?? name.value
  return typeof text === 'string' ? text : ''
}
