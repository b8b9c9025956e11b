import type { Plugin } from 'vite'

const brandParts = /<style[^>]*>[^<]*<\/style>|<script[^>]*id="lavash-config"[^>]*>.*?<\/script>/gs

/** `npm run dev` shows the brands of the running server: settings and colours come from its document. */
export function serverSettings(server: string): Plugin {
  return {
    name: 'lavash:server-settings',
    apply: 'serve',
    transformIndexHtml: async (html, { originalUrl = '/' }) => {
      const parts = (await readDocument(server, originalUrl)).match(brandParts)
      if (parts === null) throw notReady(server)
      return html.replace('</head>', () => `${parts.join('')}</head>`)
    },
  }
}

async function readDocument(server: string, url: string): Promise<string> {
  try {
    return await (await fetch(new URL(url, server))).text()
  } catch (cause) {
    throw notReady(server, cause)
  }
}

function notReady(server: string, cause?: unknown): Error {
  return new Error(`The server at ${server} is not ready: reload in a moment.`, { cause })
}
