import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { listPageRoots } from '@lavash/rulebook/site/site-pages'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))
const fileName = 'service-worker.js'

/** A map has no tiles without a network, and its code is as large as everything else. */
const notKept = /maplibre|\/vendors\/maps\//

/**
 * Builds the service worker as one file at the root, where its scope is the whole site, and gives it the lists of
 * files and pages.
 */
export function workerScript(): Plugin {
  return {
    name: 'lavash:service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName })
    },
    generateBundle: {
      // After Vite has written the document and dropped the entry that only imports another file.
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle)
          .filter((file) => file.fileName.startsWith('assets/') && !file.fileName.endsWith('.map'))
          .filter((file) => file.type === 'asset' || !file.moduleIds.some((id) => notKept.test(id)))
          .filter((file) => !/worker|maplibre/.test(file.fileName))
          .map((file) => `/${file.fileName}`)
          .toSorted()
        const version = createHash('sha256').update(files.join()).digest('base64url').slice(0, 10)
        const worker = bundle[fileName]
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
        // A classic worker, which every browser supports, cannot import.
        if (worker.imports.length > 0) throw new Error('The service worker shares code with the page')
        worker.code = worker.code
          .replaceAll('PAGE_ROOTS', JSON.stringify(listPageRoots()))
          .replaceAll('SHELL_FILES', JSON.stringify(files))
          .replaceAll('SHELL_VERSION', JSON.stringify(version))
      },
    },
  }
}
