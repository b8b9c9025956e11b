import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What a first screen is written in, and for whom; anything else loads when a character asks for it. */
const localesOf = { signs: 'ru en cnr', latin: 'en cnr', russian: 'ru', ruble: 'ru', montenegrin: 'cnr' }

/**
 * Fonts are named in the stylesheet only, so a browser learns of them one round trip late.
 * `data-locales` lets the server, which knows the language of the document, drop what it will not need.
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
