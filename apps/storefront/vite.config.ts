import { fileURLToPath } from 'node:url'
import { locales } from '@lavash/rulebook/site/locales'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkEnvironment } from './build/check-environment.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { paths } from '@lavash/contract/paths'
import { devServer, makeAppBuild } from '@lavash/web-build/app-build.ts'
import { compileEarly } from './build/compile-early.ts'
import { compileMessages } from '@lavash/web-build/compile-messages.ts'
import { earlyScript } from './build/early-script.ts'
import { keepLayerOrder } from '@lavash/web-build/layer-order.ts'
import { lightIcons } from '@lavash/web-build/light-icons.ts'
import { precompress } from '@lavash/web-build/precompress.ts'
import { preloadFonts } from '@lavash/web-build/preload-fonts.ts'
import { preloadTexts } from '@lavash/web-build/preload-texts.ts'
import { serverSettings } from '@lavash/web-build/server-settings.ts'
import { isLaterText } from './build/later-texts.ts'
import { workerScript } from './build/worker-script.ts'
import { startFaultTexts } from './build/start-fault-texts.ts'
import { startAfterPaint } from './build/start-after-paint.ts'
import { subsetFonts } from '@lavash/web-build/subset-fonts.ts'

const appBuild = makeAppBuild(Object.values(paths))

export default defineConfig({
  ...appBuild,
  plugins: [
    checkEnvironment(),
    subsetFonts(),
    lightIcons(),
    compileMessages(fileURLToPath(new URL('src/i18n/messages', import.meta.url)), isLaterText),
    react(),
    preloadFonts(locales),
    preloadTexts(locales),
    startAfterPaint(),
    earlyScript(),
    keepLayerOrder(),
    workerScript(),
    precompress(),
    serverSettings(devServer),
  ],
  define: { startFaultTexts: JSON.stringify(startFaultTexts.map(({ locale, text }) => ({ locale, text }))) },
  build: {
    ...appBuild.build,
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
