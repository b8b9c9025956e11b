import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The two scripts of the default language's first screen; every other subset loads when a character asks for it. */
const subsets = ['cyrillic', 'latin']

/**
 * Fonts are named in the stylesheet only, so a browser learns of them one round trip late.
 * `data-subset` lets a server that knows the visitor's language drop what it will not need.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'lavash:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const names = Object.keys(bundle)
        return subsets.map((subset): HtmlTagDescriptor => {
          const name = names.find((candidate) => candidate.includes(`onest-${subset}-wght-normal`))
          if (name === undefined) throw new Error(`The font for ${subset} is not in the build`)
          return {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              'data-subset': subset,
            },
            injectTo: 'head-prepend',
          }
        })
      },
    },
  }
}
