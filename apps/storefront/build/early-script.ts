import { fileURLToPath } from 'node:url'
import { paths } from '@lavash/contract/paths'
import { photoSizes } from '@lavash/rulebook/site/layout-sizes'
import { locales } from '@lavash/rulebook/site/locales'
import { zonesPageSize } from '@lavash/rulebook/site/limits'
import type { Plugin } from 'vite'
import { listAddresses } from '@lavash/web-build/bundle-files.ts'

const source = fileURLToPath(new URL('../early/early-requests.ts', import.meta.url))
const fileName = 'early-requests.js'

const calls = [
  'now',
  'cities.list',
  'restos.list',
  'restos.show',
  'restos.deliveries',
  'menus.position-groups',
  'menus.positions',
  'restos.promotions',
  'restos.availability',
  'restos.modifiers',
  'restos.working-hours',
  'restos.pre-order-hours',
] as const

/**
 * Puts the early requests into the document, before its styles: a script behind a stylesheet waits for it. The server
 * adds the nonce.
 */
export function earlyScript(): Plugin {
  return {
    name: 'lavash:early-requests',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const script = bundle[fileName]
        if (script?.type !== 'chunk') throw new Error('The early requests were not built')
        if (script.imports.length > 0) throw new Error('The early requests share code with the page')
        const table = Object.fromEntries(calls.map((name) => [name, paths[name].path]))
        const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
        const menu = listAddresses(bundle, ['shell'], named)
        const files = {
          menu,
          place: listAddresses(bundle, ['place'], named),
          dish: listAddresses(bundle, ['dish', 'popup-frame'], [...named, ...menu]),
          cart: listAddresses(bundle, ['cart'], [...named, ...menu]),
        }
        const texts = locales.map((locale) => [locale, listAddresses(bundle, [`${locale}.later`], named)[0]])
        const code = script.code
          .replaceAll('CALL_PATHS', toExpression(table))
          .replaceAll('LATER_TEXTS', toExpression(Object.fromEntries(texts)))
          .replaceAll('FIRST_FILES', toExpression(files))
          .replaceAll('PHOTO_SIZES', toExpression(photoSizes))
          .replaceAll('ZONES_PAGE_SIZE', String(zonesPageSize))
        // The chunk exists inside the document only.
        delete bundle[fileName]
        return placeBeforeStyles(html, `<script>(()=>{${code.trim()}})()</script>`)
      },
    },
  }
}

/** In brackets, because a brace at the start of a statement opens a block. */
function toExpression(value: unknown): string {
  return `(${JSON.stringify(value)})`
}

/** The settings are the last element of the head. The script that reads them, and the styles, follow in the body. */
function placeBeforeStyles(html: string, script: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const bare = styles.reduce(
    (text, style) => text.replace(style, style.replace('stylesheet', 'preload" as="style')),
    html,
  )
  return bare.replace('<body>', () => `<body>${script}${styles.join('')}`)
}
