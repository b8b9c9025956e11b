import { expect, test } from 'vitest'
import { checkColours } from './check-colours.ts'
import { makeTree } from './make-tree.ts'

const cssFile = 'packages/ui/src/button.module.css'
const codeFile = 'packages/ui/src/icon.tsx'

test.each([
  [cssFile, '.a {\n  color: #fff;\n}'],
  [cssFile, '.a { border: 1px solid #A1B2C3 }'],
  [cssFile, '.a { background: rgb(0 0 0 / 0.5); }'],
  [cssFile, '.a { background: hsla(120, 50%, 50%, 0.3); }'],
  [cssFile, '.a { color: oklch(0.7 0.1 50); }'],
  [cssFile, '.a { color: color(display-p3 1 0 0); }'],
  [cssFile, '.a { color: Tomato; }'],
  [cssFile, '.a { --shade: white; }'],
  [cssFile, '.a { color: color-mix(in srgb, var(--primary), black 10%); }'],
  [cssFile, '.a { color: var(--text, #333); }'],
  [codeFile, `export const Icon = () => <path fill="white" />`],
  [codeFile, `export const Icon = () => <i style={{ color: 'red' }} />`],
  [codeFile, `export const Icon = () => <i style={{ 'backgroundColor': 'tan' }} />`],
  [codeFile, `export const ground = '#f5f1ea'`],
  [codeFile, 'export const shade = (x: number) => `1px solid #abcdef ${x}`'],
  [codeFile, `export const shade = 'rgba(0, 0, 0, 0.4)'`],
  [codeFile, `export const shade = 'color(srgb .2 .3 .4 / 50%)'`],
  ['brands/grill/layout.tsx', `export const Layout = () => <i style={{ color: '#123' }} />`],
])('caught in %s: %s', (file, text) => {
  expect(checkColours.findProblems(makeTree({ [file]: text }))).toHaveLength(1)
})

test.each([
  ['packages/ui/src/tokens.css', ':root { --primary: #d9480f; }'],
  ['brands/grill/tokens.css', ':root { --primary: rgb(1 2 3); }'],
  ['apps/server/src/app.ts', `export const ink = '#123456'`],
  [cssFile, '/* #fff was too loud */ .red:hover { color: var(--red); }'],
  [cssFile, '.a { background: url(#fade) no-repeat; content: "red"; }'],
  [cssFile, '.a { color: transparent; fill: currentColor; outline-color: Highlight; }'],
  [cssFile, '.a { background: rgb(from var(--primary) r g b / 0.4); }'],
  [cssFile, '.a { background: color(from var(--primary) srgb r g b / 0.4); }'],
  [cssFile, '.a { transition: color 1s; grid-area: tan; animation: red 1s; }'],
  [codeFile, `import { x } from '#abc'; export const name = 'red'; export const hash = '#/cart'`],
  [codeFile, `export const Icon = () => <a href="#menu" title="white sauce">black pepper &#169;</a>`],
  [codeFile, `export const help = 'Choose the color(s) of the box'`],
])('fine in %s: %s', (file, text) => {
  expect(checkColours.findProblems(makeTree({ [file]: text }))).toEqual([])
})

test('the line of the colour is told, comments above it included', () => {
  const problems = checkColours.findProblems(makeTree({ [cssFile]: '/* a\n b */\n.a {\n  color: red;\n}' }))
  expect(problems).toEqual([expect.stringContaining('button.module.css:4 raw colour red')])
})
