import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from '@lavash/web-build/compile-messages.ts'
import { keepLayerOrder } from '@lavash/web-build/layer-order.ts'
import { subsetFonts } from '@lavash/web-build/subset-fonts.ts'

/** `npm run gallery`: the ui kit on one page, built apart, so that nothing of it reaches a customer. */
export default defineConfig({
  root: fileURLToPath(new URL('gallery', import.meta.url)),
  publicDir: false,
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-gallery', import.meta.url)),
  plugins: [
    subsetFonts(),
    compileMessages(fileURLToPath(new URL('gallery/samples', import.meta.url))),
    react(),
    keepLayerOrder(),
  ],
  json: { namedExports: false },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
})
