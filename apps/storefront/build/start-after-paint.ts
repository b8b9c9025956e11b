import type { Plugin } from 'vite'
import { toStartScript } from './start-script.ts'

const scripts = /<script type="module"[^>]* src="([^"]+)"><\/script>/g

/**
 * Starts the storefront's script after the brand is painted. A slow phone takes long to run the script, and a browser
 * that has it runs it before painting. A tab in the background paints nothing, so there the script starts at once.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'lavash:start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const files = [...html.matchAll(scripts)].map(([, file = '']) => file)
        const main = files.at(-1)
        if (main === undefined) throw new Error('The document starts no script')
        return html
          .replaceAll(scripts, '<link rel="modulepreload" crossorigin href="$1">')
          .replace('</body>', () => `<script>${toStartScript(main)}</script></body>`)
      },
    },
  }
}
