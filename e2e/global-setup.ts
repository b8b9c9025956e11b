import { ensureBuilt } from '../scripts/build.mjs'
import { removeGallery } from './ensure-gallery.ts'

/** The browser sees what a customer would: the built storefront, sent by the real server. Gives back what cleans up. */
export async function buildOnce(): Promise<() => Promise<void>> {
  await ensureBuilt()
  return removeGallery
}

// Playwright takes the default export of this file and nothing else.
// oxlint-disable-next-line import/no-default-export
export default buildOnce
