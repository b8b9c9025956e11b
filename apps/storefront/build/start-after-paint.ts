import type { Plugin } from 'vite'
import { toStartScript } from './start-script.ts'

const scripts = /<script type="module"[^>]* src="([^"]+)"><\/script>/g

/**
 * The storefront's script takes long to start on a slow phone, and a browser that has it runs it before it paints. So the
 * document names it as something to fetch, and starts it when the brand has been seen. A tab in the background paints
 * nothing, and waits for nothing.
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
