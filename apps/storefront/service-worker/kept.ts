/** The build writes the names of its own files here, all but the maps, and what they add up to. */
declare const SHELL_FILES: readonly string[]
declare const SHELL_VERSION: string

const shellName = `shell ${SHELL_VERSION}`
const answersName = 'answers 1'
const picturesName = 'pictures 1'

/** One key for every page: what differs between their documents is for search engines. */
const documentKey = '/'

/** A venue with its menus is some twenty answers, and two screens of dishes are thirty pictures. */
const mostKept = { [answersName]: 120, [picturesName]: 200 } as const

export async function keepShell(): Promise<void> {
  const cache = await caches.open(shellName)
  await cache.addAll([...SHELL_FILES])
}

/** Those of earlier builds: their tabs are closed by now. */
export async function deleteOldCaches(): Promise<void> {
  const current = new Set([shellName, answersName, picturesName])
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)))
}

export async function findShellFile(request: Request): Promise<Response | undefined> {
  return (await caches.open(shellName)).match(request, { ignoreVary: true })
}

export async function findPicture(request: Request): Promise<Response | undefined> {
  return (await caches.open(picturesName)).match(request, { ignoreVary: true })
}

/** In the language that is asked for: the answers say that they vary by it. */
export async function findAnswer(request: Request): Promise<Response | undefined> {
  return (await caches.open(answersName)).match(request)
}

export async function findDocument(): Promise<Response | undefined> {
  return (await caches.open(answersName)).match(documentKey, { ignoreVary: true })
}

export function keepPicture(request: Request, response: Response): Promise<void> {
  return keep(picturesName, request, response)
}

export function keepAnswer(request: Request, response: Response): Promise<void> {
  return keep(answersName, request, response)
}

export function keepDocument(response: Response): Promise<void> {
  return keep(answersName, documentKey, response)
}

/** A full disk must not cost the customer an answer that has arrived. */
async function keep(name: keyof typeof mostKept, key: Request | string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name)
    // A connection that breaks off here must not cost what was kept before.
    const whole = new Response(await response.blob(), response)
    // Put again at the end: the first key is the one that was not asked for longest.
    await cache.delete(key)
    await cache.put(key, whole)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -mostKept[name]).map((oldest) => cache.delete(oldest)))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
