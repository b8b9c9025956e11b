import type { UserConfig } from 'vite'
import { toClassName } from './class-name.ts'

/** Where `npm run dev` finds the API. The browser sees one host, as in production. */
export const devServer = process.env['LAVASH_SERVER'] ?? 'http://127.0.0.1:3000'

/** The part of Vite's settings that both apps share. The development server passes calls of the API on. */
export function makeAppBuild(calls: Iterable<{ readonly path: string }>) {
  const roots = new Set(Array.from(calls, ({ path }) => `/${path.split('/')[1]}`))
  return {
    json: { namedExports: false },
    css: { modules: { generateScopedName: toClassName } },
    server: { proxy: Object.fromEntries([...roots].map((root) => [root, devServer])) },
    build: {
      manifest: true,
      // The server's policy allows no data: scripts and styles, and a font in a data: address would be loaded twice.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: 'hidden',
      reportCompressedSize: false,
    },
  } as const satisfies UserConfig
}
