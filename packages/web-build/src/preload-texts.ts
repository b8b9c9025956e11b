import type { HtmlTagDescriptor, Plugin } from 'vite'
import { type Bundle, getChunk } from './bundle-files.ts'

const locales = ['ru', 'en', 'cnr']

/**
 * The texts are named in the script only, so a browser learns of them a round trip late. `data-locales` lets the server,
 * which knows the language of the document, drop those of the others.
 */
export function preloadTexts(): Plugin {
  return {
    name: 'lavash:preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => locales.map((locale) => toLink(bundle, locale)),
    },
  }
}

function toLink(bundle: Bundle, locale: string): HtmlTagDescriptor {
  const href = `/${getChunk(bundle, locale).fileName}`
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href, 'data-locales': locale },
    injectTo: 'head',
  }
}
