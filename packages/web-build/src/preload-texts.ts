import type { HtmlTagDescriptor, Plugin } from 'vite'
import { type Bundle, getChunk } from './bundle-files.ts'

/**
 * Only the script names the texts, so a browser would find them one round trip late. With `data-locales` the server
 * drops the other languages.
 */
export function preloadTexts(locales: readonly string[]): Plugin {
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
