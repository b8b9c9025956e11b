import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kitFolder } from './kit-folder.ts'
import { fontSubsets } from './subset-fonts.ts'

const styles = readFileSync(join(kitFolder, 'fonts.css'), 'utf8')
const root = join(kitFolder, '../../..')

test.each(Object.entries(fontSubsets))('%s is offered for the characters it has', (name, { text }) => {
  const face = styles.split('@font-face').find((candidate) => candidate.includes(`onest-${name}.woff2`))
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face ?? '') ?? []
  expect(listCodes(ranges)).toEqual(new Set(Array.from(text, (character) => character.codePointAt(0))))
})

test('the texts of the kit and of the apps need no other font file', () => {
  const known = new Set(Object.values(fontSubsets).flatMap(({ text }) => [...text]))
  const files = globSync('{packages/ui,apps/*}/src/**/messages/*.json', { cwd: root })
  expect(files.length).toBeGreaterThanOrEqual(6)
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const missing = new Set(texts.flatMap((text) => [...text]).filter((character) => !known.has(character)))
  expect([...missing].filter((character) => character !== '\n')).toEqual([])
})

function listCodes(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-')
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }),
  )
}
