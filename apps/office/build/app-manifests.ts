import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

interface OfficeTexts {
  readonly app: { readonly name: string; readonly about: string }
}

/** One W3C Web Application Manifest for each language. The page names the one of its own (src/app/shown-language.tsx). */
export function appManifests(messages: string): Plugin {
  return {
    name: 'lavash:app-manifests',
    apply: 'build',
    async generateBundle() {
      for (const file of globSync('*.json', { cwd: messages })) {
        const { app } = JSON.parse(await readFile(join(messages, file), 'utf8')) as OfficeTexts
        const locale = basename(file, '.json')
        const manifest = {
          id: '/office',
          name: app.name,
          description: app.about,
          lang: locale,
          start_url: '/office',
          scope: '/office',
          display: 'standalone',
          icons: [{ src: '/office/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
        }
        const source = JSON.stringify(manifest)
        this.emitFile({ type: 'asset', fileName: `manifest-${locale}.webmanifest`, source })
      }
    },
  }
}
