import { fileURLToPath } from 'node:url'
import { paths } from '@lavash/contract/paths'
import { toClassName } from '@lavash/web-build/class-name.ts'
import { compileMessages } from '@lavash/web-build/compile-messages.ts'
import { keepLayerOrder } from '@lavash/web-build/layer-order.ts'
import { lightIcons } from '@lavash/web-build/light-icons.ts'
import { precompress } from '@lavash/web-build/precompress.ts'
import { subsetFonts } from '@lavash/web-build/subset-fonts.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appManifests } from './build/app-manifests.ts'

const messages = fileURLToPath(new URL('src/i18n/messages', import.meta.url))

/** Where `npm run dev` finds the API. */
const server = process.env['LAVASH_SERVER'] ?? 'http://127.0.0.1:3000'
const apiRoots = new Set(Object.values(paths).map(({ path }) => `/${path.split('/')[1]}`))

export default defineConfig({
  // The office shares a host with the storefront. Everything of it has an address below this one.
  base: '/office/',
  plugins: [
    subsetFonts(),
    lightIcons(),
    compileMessages(messages),
    react(),
    keepLayerOrder(),
    appManifests(messages),
    precompress(),
  ],
  // The storefront's development server has Vite's usual port.
  server: { port: 5174, proxy: Object.fromEntries([...apiRoots].map((root) => [root, server])) },
  json: { namedExports: false },
  css: { modules: { generateScopedName: toClassName } },
  build: {
    manifest: true,
    // The server's policy allows no data: scripts and styles, and a font in a data: address would be loaded twice.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    reportCompressedSize: false,
  },
})
