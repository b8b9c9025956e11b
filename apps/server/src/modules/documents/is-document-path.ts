import { paths } from '@lavash/contract/paths'

const apiRoots = new Set(Object.values(paths).map(({ path }) => path.split('/')[1]))

/** A path that a person may have typed, as opposed to a call or a file that does not exist. */
export function isDocumentPath(path: string): boolean {
  return !apiRoots.has(path.split('/')[1]) && !/\.[a-z0-9]+$/i.test(path)
}
