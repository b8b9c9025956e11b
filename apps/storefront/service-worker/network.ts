declare const self: ServiceWorkerGlobalScope

export const clock = '/1/now'

/** In a lift the network is there and does not answer: what was kept is better than waiting on. */
const usualPatienceMs = 4000
/** Once it has kept silent. A page asks for one answer after the other, and would wait for each. */
const impatienceMs = 500
/** For the slowest network, and for an answer that has begun and does not end. */
const mostPatienceMs = 15_000
/** After what was kept has been given: nobody waits for this any more. */
const giveUpMs = 10_000

let isAway = false
let keptAtMs = 0
let heardAtMs = 0
let patienceMs = usualPatienceMs

export interface Memory {
  keep: (response: Response) => Promise<void>
  find: () => Promise<Response | undefined>
}

/** The network's answer; or what was kept, if that fails or takes too long, or if nobody stands behind it. */
export async function freshOrKept(request: Request, { keep, find }: Memory): Promise<Response> {
  const askedAtMs = Date.now()
  const asking = new AbortController()
  // In hand before a new one takes its place. A memory that cannot be read is an empty one.
  const finding = find().catch(() => undefined)
  const hearing = hear(request, asking.signal)
  const fresh = keepFresh(hearing, keep)
  // Told to whoever is given it.
  fresh.catch(() => undefined)
  const outcome = await Promise.race([
    hearing.then(
      (response) => (isUnheard(response) ? 'failed' : 'heard'),
      () => 'failed' as const,
    ),
    pause(isAway ? impatienceMs : patienceMs),
  ])
  const kept = await finding
  // Whoever has gone to another page says nothing about the network.
  if (kept === undefined || request.signal.aborted) return fresh
  const giveKept = () => {
    keptAtMs = Date.now()
    if (!isAway) void checkNetwork()
    return kept
  }
  if (outcome === 'heard')
    return (await Promise.race([fresh, pause(mostPatienceMs)]).catch(() => kept)) ?? kept
  // Others are answered: this one is slow, and the network is not silent.
  if (outcome === undefined && heardAtMs >= askedAtMs)
    return fresh.then(
      (response) => (isUnheard(response) ? giveKept() : response),
      () => kept,
    )
  if (outcome === undefined) {
    endUnlessHeard(hearing, asking)
    await setAway(true)
  }
  return giveKept()
}

/** Whether this page has anything from memory; if so, the network is asked, and all pages are told when it is back. */
export async function tellAway(page: Pick<Client, 'postMessage'> | null, sinceMs: number): Promise<void> {
  const isFromMemory = isAway || keptAtMs > sinceMs
  page?.postMessage({ isAway: isFromMemory }, [])
  if (isFromMemory) await checkNetwork()
}

async function hear(request: Request, signal: AbortSignal): Promise<Response> {
  const askedAtMs = Date.now()
  // A page is asked for as it is: a browser may refuse to have anything added.
  const init = request.mode === 'navigate' ? {} : { signal: AbortSignal.any([request.signal, signal]) }
  const response = await fetch(request, init)
  if (isUnheard(response)) return response
  heardAtMs = Date.now()
  // One that answers late is waited for the next time.
  patienceMs = Math.max(patienceMs, Math.min(2 * (heardAtMs - askedAtMs), mostPatienceMs))
  return response
}

/** A proxy that cannot reach the server says so itself: to the customer that is a network that fails. */
function isUnheard({ status }: Response): boolean {
  return status >= 502 && status <= 504
}

async function keepFresh(hearing: Promise<Response>, keep: Memory['keep']): Promise<Response> {
  const response = await hearing
  if (response.ok) await keep(response.clone())
  return response
}

/** It would hold a connection, of which there may be six, and those who ask after the silence would wait behind it. */
function endUnlessHeard(hearing: Promise<Response>, asking: AbortController): void {
  const timer = setTimeout(() => asking.abort(), giveUpMs)
  hearing.then(
    () => clearTimeout(timer),
    () => undefined,
  )
}

/**
 * Of a page's twenty answers some come in time and some do not: whether it is back is asked with one question, the smallest.
 * Any answer of the server's will do.
 */
async function checkNetwork(): Promise<void> {
  const isHeard = await fetch(clock, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => !isUnheard(response),
    () => false,
  )
  await setAway(!isHeard)
}

async function setAway(next: boolean): Promise<void> {
  // A return is told to everybody each time: a worker that was stopped has forgotten who thinks otherwise.
  if (isAway && next) return
  isAway = next
  const pages = await self.clients.matchAll()
  for (const page of pages) page.postMessage({ isAway }, [])
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
