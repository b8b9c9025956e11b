import { ensureBuilt } from '../scripts/build.mjs'
import { removeGallery } from './ensure-gallery.ts'

/** Builds the storefront once, so that the browser sees what the real server sends. Returns the clean-up. */
export async function buildOnce(): Promise<() => Promise<void>> {
  await ensureBuilt()
  return removeGallery
}

// Playwright requires a default export here.
// oxlint-disable-next-line import/no-default-export
export default buildOnce
