import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { kitFolder } from './kit-folder.ts'

const { resolve } = createRequire(import.meta.url)
const sourceOf = (script: string) =>
  resolve(`@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`)
const folder = join(kitFolder, '../.cache/fonts')

/** The weights of our styles and all between. */
const weights = { min: 400, max: 700 }

const span = (first: string, last: string) => {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/** The characters of nearly every page. fonts.css names the same, and a test compares them. */
export const fontSubsets = {
  /** Digits and the signs between the words of a menu. */
  signs: {
    script: 'latin',
    text: `${span('0', '9')} !"%'()*+,-./:;?\u00A0«»·×–—’“”„•…\u2009\u202F−€`,
  },
  /** Latin letters and the signs of addresses and formulas. */
  latin: { script: 'latin', text: `${span('A', 'Z')}${span('a', 'z')}#$&<=>@[\\]^_\`{|}~§©®°‘‚` },
  /** Russian letters and the number sign. */
  russian: { script: 'cyrillic', text: `${span('А', 'я')}Ёё№` },
  ruble: { script: 'latin-ext', text: '₽' },
  /** The letters that Montenegrin adds to Latin. */
  montenegrin: { script: 'latin-ext', text: 'ČčĆćĐđŠšŽžŚśŹź' },
} as const

/**
 * Cuts the characters of the storefront's languages out of the font: 15 KB instead of 78 before the first menu. The
 * published files stay for rare characters of a dish's name.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'lavash:subset-fonts',
    async configResolved({ mode }) {
      // Tests load no styles.
      if (mode === 'test') return
      await mkdir(folder, { recursive: true })
      await Promise.all(
        Object.entries(fontSubsets).map(async ([name, { script, text }]) => {
          const whole = await readFile(sourceOf(script))
          const part = await subsetFont(whole, text, {
            targetFormat: 'woff2',
            variationAxes: { wght: weights },
          })
          // Two builds may run at once, and neither may read half a file.
          const draft = join(folder, `onest-${name}.${process.pid}`)
          await writeFile(draft, part)
          await rename(draft, join(folder, `onest-${name}.woff2`))
        }),
      )
    },
  }
}
