import { clock } from './fresh-or-kept.ts'

declare const self: ServiceWorkerGlobalScope
/** The build writes the names of its files here, except the maps, and a hash of them. */
declare const SHELL_FILES: readonly string[]
declare const SHELL_VERSION: string

const ownFiles: ReadonlySet<string> = new Set(SHELL_FILES)
const shellPrefix = 'shell '
const shellName = `${shellPrefix}${SHELL_VERSION}`
const answersName = 'answers 1'
const picturesName = 'pictures 1'
/** Apart from the answers: nothing opens without the clock, and a chain with many venues would push it out. */
const clockName = 'clock 1'

/** One key for all pages: their documents differ only for search engines. */
const documentKey = '/'
/** The scripts and styles that a document loads. */
const namedFile = /"(\/assets\/[^"]+\.(?:js|css))"/g

/**
 * A venue with its menus is some twenty answers, every other venue of the city two more. Two screens of dishes are
 * thirty pictures.
 */
const mostKept: Readonly<Record<string, number>> = { [answersName]: 600, [picturesName]: 200 }
/** Shells of earlier versions, for tabs that are still open. */
const mostEarlierShells = 2

/** Counting takes longer than keeping one more, so it is done rarely. */
const countEvery = 20
const putCounts = new Map<string, number>()

export async function keepShell(): Promise<void> {
  const cache = await caches.open(shellName)
  await cache.addAll([...ownFiles])
  // If this fails, or an old process answers, the document of the next visit is kept.
  await Promise.allSettled([keepFirstDocument()])
}

async function keepFirstDocument(): Promise<void> {
  const response = await fetch(documentKey, { redirect: 'error' })
  if (response.ok) await keepDocument(response)
}

/**
 * Deletes shells of earlier versions. The newest stay if there is another tab than the one that asked, because that
 * tab may still run such a version. They also stay until our own document has arrived, because nothing else opens
 * without a network.
 */
export async function deleteOldCaches(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isNeeded = tabs.length > 1 || (await findIn(shellName, documentKey)) === undefined
  const needed = isNeeded ? (await listOtherShells()).slice(0, mostEarlierShells) : []
  const current = new Set([shellName, answersName, picturesName, clockName, ...needed])
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)))
}

/** Whether a page that runs this file is of our version. */
export function isOwnFile(file: string): boolean {
  return ownFiles.has(file)
}

export function findShellFile(request: Request): Promise<Response | undefined> {
  return findInShells(request)
}

export function findDocument(): Promise<Response | undefined> {
  return findInShells(documentKey)
}

export function findPicture(request: Request): Promise<Response | undefined> {
  return findIn(picturesName, request)
}

export function findTime(): Promise<Response | undefined> {
  return findIn(clockName, clock)
}

/** In the request's language, because the answers vary by it. */
export async function findAnswer(request: Request): Promise<Response | undefined> {
  return (await caches.open(answersName)).match(request)
}

export function keepPicture(request: Request, response: Response): Promise<void> {
  return keep(picturesName, request, response)
}

export function keepAnswer(request: Request, response: Response): Promise<void> {
  return keep(answersName, request, response)
}

export function keepTime(response: Response): Promise<void> {
  return keep(clockName, clock, response)
}

/**
 * Keeps a document only if it names our own files. A document of another version, or a network's login page, would
 * open nothing.
 */
export async function keepDocument(response: Response): Promise<void> {
  const text = await response.clone().text()
  const files = [...text.matchAll(namedFile)].map(([, file = '']) => file)
  if (files.length > 0 && files.every(isOwnFile)) await keep(shellName, documentKey, response)
}

/** Our own shell first. A page of another version finds its files and document in that version's shell. */
async function findInShells(key: Request | string): Promise<Response | undefined> {
  const own = await findIn(shellName, key)
  if (own !== undefined) return own
  for (const name of await listOtherShells()) {
    const found = await findIn(name, key)
    if (found !== undefined) return found
  }
  return undefined
}

function findIn(cacheName: string, key: Request | string): Promise<Response | undefined> {
  return caches.match(key, { cacheName, ignoreVary: true })
}

/** The newest first. */
async function listOtherShells(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(shellPrefix) && name !== shellName).toReversed()
}

/** A full disk must not cost the customer an answer that has arrived. */
async function keep(name: string, key: Request | string, response: Response): Promise<void> {
  // A draft of the restaurant's: it must not come back once the preview has ended.
  if (response.headers.has('x-lavash-preview')) return
  try {
    const cache = await caches.open(name)
    // Reads the whole body first: a connection that breaks now must not destroy what was kept.
    const whole = new Response(await response.blob(), response)
    // Replaces an earlier answer and moves it to the end. On a full disk the earlier one stays.
    await cache.put(key, whole)
    await dropOldest(name, cache)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** The first key is the one that has not been asked for longest. */
async function dropOldest(name: string, cache: Cache): Promise<void> {
  const most = mostKept[name]
  const count = putCounts.get(name) ?? 0
  putCounts.set(name, count + 1)
  // A worker that has just started does not know the count.
  if (most === undefined || count % countEvery > 0) return
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -most).map((oldest) => cache.delete(oldest)))
}
