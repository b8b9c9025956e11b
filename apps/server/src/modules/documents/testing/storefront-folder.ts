import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const template =
  '<!doctype html><html lang="ru" data-theme="light"><head><meta charset="utf-8"><title>Lavash</title>' +
  '<link rel="icon" href="/favicon.svg"><script type="module" src="/assets/app.js"></script>' +
  '<link rel="stylesheet" href="/assets/app.css"></head><body><div id="root"></div></body></html>'

/** A built storefront that has only a document. */
export function makeStorefrontFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lavash-storefront-'))
  writeFileSync(join(path, 'index.html'), template)
  return { path, remove: () => rmSync(path, { recursive: true }) }
}
