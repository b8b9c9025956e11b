import { fileURLToPath } from 'node:url'
import { paths } from '@lavash/contract/paths'
import { makeAppBuild } from '@lavash/web-build/app-build.ts'
import { compileMessages } from '@lavash/web-build/compile-messages.ts'
import { keepLayerOrder } from '@lavash/web-build/layer-order.ts'
import { lightIcons } from '@lavash/web-build/light-icons.ts'
import { precompress } from '@lavash/web-build/precompress.ts'
import { subsetFonts } from '@lavash/web-build/subset-fonts.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appManifests } from './build/app-manifests.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { laterGroups } from './src/config/later-groups.ts'

const messages = fileURLToPath(new URL('src/i18n/messages', import.meta.url))

const isLaterText = (key: string) => laterGroups.some((group) => key.startsWith(`${group}.`))

const appBuild = makeAppBuild(Object.values(paths))

export default defineConfig({
  ...appBuild,
  build: {
    ...appBuild.build,
    rolldownOptions: {
      // A name out of another file is longer than most of what it stands for.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: chunkGroups(),
        // Each file names the others, and no compression makes a hash shorter. More than 64 files need seven letters.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  // The office shares a host with the storefront. Everything of it has an address below this one.
  base: '/office/',
  plugins: [
    subsetFonts(),
    lightIcons(),
    compileMessages(messages, isLaterText),
    react(),
    keepLayerOrder(),
    appManifests(messages),
    precompress(),
  ],
  // The storefront's development server has Vite's usual port.
  server: { ...appBuild.server, port: 5174 },
})
