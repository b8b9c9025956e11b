import { ensureBuilt } from '../scripts/build.mjs'

/** The browser sees what a customer would: the built storefront, sent by the real server. */
export async function buildOnce(): Promise<void> {
  await ensureBuilt()
}

// Playwright takes the default export of this file and nothing else.
// oxlint-disable-next-line import/no-default-export
export default buildOnce
