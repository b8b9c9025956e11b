import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const compressible = /\.(?:js|mjs|css|html|svg|json|webmanifest)$/
/** Smaller files fit into one packet, and the header costs more than compression saves. */
const smallestBytes = 1024

/** Compresses once, at the highest level, so that the server does not compress for every visitor. */
export function precompress(): Plugin {
  return {
    name: 'lavash:precompress',
    apply: 'build',
    async writeBundle(options, bundle) {
      const folder = options.dir ?? 'dist'
      const names = Object.keys(bundle).filter(
        (name) => compressible.test(name) && !name.startsWith('.vite/'),
      )
      await Promise.all(names.map((name) => compressFile(join(folder, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  const brotli = toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  await Promise.all([
    brotli.then((packed) => writeFile(`${path}.br`, packed)),
    toGzip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
