import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colourTokens, defaultColours, toTokensCss } from '#catalogue/brand-tokens.ts'
import { parseTokensCss } from '#catalogue/parsing/parse-tokens-css.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

const css = readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/tokens.css'), 'utf8')

test.each(colourTokens)('a brand is measured against the storefront’s own --%s', (name) => {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(css) ?? []
  expect(defaultColours[name]).toEqual({ light, dark })
})

test('tokens are written as they were read', async () => {
  const { brand } = await readDemoBrand('primorje-grill')
  const { tokens, mistakes } = parseTokensCss('tokens.css', toTokensCss(brand.tokens))
  expect(mistakes).toEqual([])
  expect(tokens).toEqual(brand.tokens)
})
