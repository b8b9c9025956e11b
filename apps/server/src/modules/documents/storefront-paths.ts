import { paths } from '@lavash/contract/paths'

/** The route table of the storefront: these documents exist, any other is sent with status 404. */
const pages = [
  /^\/$/,
  /^\/auth$/,
  /^\/cart$/,
  /^\/menus\/\d+$/,
  /^\/menus\/\d+\/positions\/\d+$/,
  /^\/promotions$/,
  /^\/promotions\/\d+$/,
  /^\/restos$/,
  /^\/restos\/\d+$/,
  /^\/terms-of-sale$/,
  /^\/orders$/,
  /^\/orders\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
]

const apiRoots = new Set(Object.values(paths).map(({ path }) => path.split('/')[1]))

export function isStorefrontPage(path: string): boolean {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return pages.some((page) => page.test(bare))
}

/** A mistyped address in the browser, as opposed to a call or a file that does not exist. */
export function isDocumentPath(path: string): boolean {
  return !apiRoots.has(path.split('/')[1]) && !/\.[a-z0-9]+$/i.test(path)
}
