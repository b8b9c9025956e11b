import {
  findAnswer,
  findDocument,
  findPicture,
  findShellFile,
  findTime,
  keepAnswer,
  keepDocument,
  keepPicture,
  keepTime,
} from './kept.ts'
import { clock, freshOrKept } from './fresh-or-kept.ts'

/** The build writes the first path segment of every storefront page here. /docs, /dev and the payment page are the server's. */
declare const PAGE_ROOTS: readonly string[]

const pageRoots: ReadonlySet<string | undefined> = new Set(PAGE_ROOTS)
/** Public answers. Personal answers are never kept, and a stream never ends. */
const publicAnswer = /^\/1\/(?:p\/|restos\/(?!.*\/events$))|^\/brand\//
const logo = /^\/brand\/[^/]+\/logo\.svg$/
const picture = /^\/1\/photos\//
const shellFile = /^\/assets\//

/** Undefined means that the worker does not answer, and the browser asks the network. */
export function answerFor(request: Request, origin: string): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return undefined
  const { pathname } = url
  if (request.mode === 'navigate') {
    return isPage(pathname) && !isSignInReturn(url) ? answerDocument(request) : undefined
  }
  if (shellFile.test(pathname)) return answerShellFile(request)
  if (picture.test(pathname)) return answerPicture(request)
  if (pathname === clock) return answerClock(request)
  if (publicAnswer.test(pathname)) return answerFresh(request)
  return undefined
}

function isPage(pathname: string): boolean {
  return pageRoots.has(pathname.split('/')[1])
}

/** A sign-in popup returns under another opener policy. A kept document would cut it off from its page. */
function isSignInReturn({ pathname, searchParams }: URL): boolean {
  return pathname === '/auth' && searchParams.has('state')
}

/** What a page loaded before the worker was there, and its language. */
interface Loaded {
  readonly loaded: readonly string[]
  readonly locale: string
}

/**
 * One request after the other, so that the customer's own requests are not delayed. What fails is kept the next time
 * it is asked for.
 */
export async function keepLoaded({ loaded, locale }: Loaded, origin: string): Promise<void> {
  const headers = { accept: 'application/json', 'accept-language': locale }
  for (const url of new Set(loaded)) {
    const { pathname } = new URL(url)
    if (pathname !== clock && !publicAnswer.test(pathname)) continue
    await Promise.allSettled([answerFor(new Request(url, { headers, credentials: 'omit' }), origin)])
  }
}

function answerDocument(request: Request): Promise<Response> {
  return freshOrKept(request, { keep: keepDocument, find: findDocument })
}

/** Named by its content, so a kept file is always right. */
async function answerShellFile(request: Request): Promise<Response> {
  return (await findShellFile(request)) ?? fetch(request)
}

async function answerPicture(request: Request): Promise<Response> {
  const kept = await findPicture(request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok) await keepPicture(request, response.clone())
  return response
}

/** The network first: old prices and stops are shown only if there is nothing else. */
function answerFresh(request: Request): Promise<Response> {
  const key = toKey(request)
  return freshOrKept(request, {
    keep: (response) => keepAnswer(key, response),
    find: () => findAnswer(key),
  })
}

/**
 * The request for slots has the current time in its address. The last visit's slots are those of the same week.
 * A logo is the same in every language, and an image sends other headers than the worker that keeps it.
 */
function toKey(request: Request): Request {
  const { origin, pathname } = new URL(request.url)
  if (logo.test(pathname)) return new Request(request.url)
  if (!pathname.endsWith('/position-time-slots')) return request
  return new Request(origin + pathname, { headers: request.headers })
}

/** The clock continues from the server's last answer, so opening hours stay true without a network. */
function answerClock(request: Request): Promise<Response> {
  return freshOrKept(request, { keep: keepClock, find: findClock })
}

async function findClock(): Promise<Response | undefined> {
  const kept = await findTime()
  if (kept === undefined) return undefined
  const { serverMs, deviceMs } = (await kept.json()) as { serverMs: number; deviceMs: number }
  return Response.json({ utc_time: new Date(serverMs + Date.now() - deviceMs).toISOString() })
}

async function keepClock(response: Response): Promise<void> {
  const { utc_time } = (await response.json()) as { utc_time: string }
  await keepTime(Response.json({ serverMs: Date.parse(utc_time), deviceMs: Date.now() }))
}
