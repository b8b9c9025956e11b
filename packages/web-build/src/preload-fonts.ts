import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The fonts of a first screen, by language. Other fonts load when a character needs them. */
const localesOf = { signs: 'ru en cnr', latin: 'en cnr', russian: 'ru', ruble: 'ru', montenegrin: 'cnr' }

/**
 * Only the stylesheet names fonts, so a browser would find them one round trip late. With `data-locales` the server
 * drops the fonts of other languages.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'lavash:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const names = Object.keys(bundle)
        return Object.entries(localesOf).map(([subset, locales]): HtmlTagDescriptor => {
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
              'data-locales': locales,
            },
            injectTo: 'head-prepend',
          }
        })
      },
    },
  }
}
