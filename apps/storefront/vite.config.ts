import { paths } from '@lavash/contract/paths'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkEnvironment } from './build/check-environment.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { toClassName } from './build/class-name.ts'
import { compileEarly } from './build/compile-early.ts'
import { compileMessages } from './build/compile-messages.ts'
import { earlyRequests } from './build/early-requests.ts'
import { keepLayerOrder } from './build/layer-order.ts'
import { lightIcons } from './build/light-icons.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { preloadTexts } from './build/preload-texts.ts'
import { serverSettings } from './build/server-settings.ts'
import { serviceWorker } from './build/service-worker.ts'
import { startAfterPaint } from './build/start-after-paint.ts'
import { subsetFonts } from './build/subset-fonts.ts'

/** Where `npm run dev` finds the API; the browser sees one host, as in production. */
const server = process.env['LAVASH_SERVER'] ?? 'http://127.0.0.1:3000'
const apiRoots = new Set(Object.values(paths).map(({ path }) => `/${path.split('/')[1]}`))

export default defineConfig({
  plugins: [
    checkEnvironment(),
    subsetFonts(),
    lightIcons(),
    compileMessages(),
    react(),
    preloadFonts(),
    preloadTexts(),
    startAfterPaint(),
    earlyRequests(),
    keepLayerOrder(),
    serviceWorker(),
    precompress(),
    serverSettings(server),
  ],
  json: { namedExports: false },
  css: { modules: { generateScopedName: toClassName } },
  server: { proxy: Object.fromEntries([...apiRoots].map((root) => [root, server])) },
  build: {
    manifest: true,
    // The server's policy allows no data: scripts and styles, and a font in a data: address would be loaded twice.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      // A name out of another file is longer than most of what it stands for.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: chunkGroups(),
        postBanner: compileEarly,
        // Each file names the others, and no compression makes a hash shorter.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
})
