import type { Plugin } from 'vite'

const brandParts = /<style[^>]*>[^<]*<\/style>|<script[^>]*id="lavash-config"[^>]*>.*?<\/script>/gs

/** `npm run dev` shows the brands of the running server: their settings and colours are taken from its document. */
export function serverSettings(server: string): Plugin {
  return {
    name: 'lavash:server-settings',
    apply: 'serve',
    transformIndexHtml: async (html, { originalUrl = '/' }) => {
      const response = await fetch(new URL(originalUrl, server)).catch(() => undefined)
      const parts = (await response?.text())?.match(brandParts) ?? []
      if (parts.length === 0) throw new Error(`The server at ${server} is not ready: reload in a moment.`)
      return html.replace('</head>', () => `${parts.join('')}</head>`)
    },
  }
}
