import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What a first screen is written in, and for whom. A font that is not listed loads when a character asks for it. */
const localesOf = (locales: readonly string[]) => ({
  signs: locales,
  latin: locales.filter((locale) => locale !== 'ru'),
  russian: ['ru'],
  ruble: ['ru'],
  montenegrin: ['cnr'],
})

/**
 * Only the stylesheet names fonts, so a browser would find them one round trip late. With `data-locales` the server
 * drops the fonts of other languages.
 */
export function preloadFonts(locales: readonly string[]): Plugin {
  return {
    name: 'lavash:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const names = Object.keys(bundle)
        return Object.entries(localesOf(locales)).map(([subset, readers]): HtmlTagDescriptor => {
          const name = names.find((candidate) => candidate.includes(`onest-${subset}-`))
          if (name === undefined) throw new Error(`The font for ${subset} is not in the build`)
          return {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              'data-locales': readers.join(' '),
            },
            injectTo: 'head-prepend',
          }
        })
      },
    },
  }
}
