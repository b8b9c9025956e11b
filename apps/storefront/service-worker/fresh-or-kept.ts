declare const self: ServiceWorkerGlobalScope

export const clock = '/1/now'

/** In a lift there is a network that does not answer. After this time a kept answer is better than waiting. */
const usualPatienceMs = 4000
/** The timeout once the network was silent. A page asks one request after the other and would wait for each. */
const impatienceMs = 500
/** For the slowest network, and for an answer that begins and does not end. */
const mostPatienceMs = 15_000
/** Aborts a request after its kept answer was given, because nobody waits for it. */
const giveUpMs = 10_000

let isAway = false
let keptAtMs = 0
let heardAtMs = 0
let patienceMs = usualPatienceMs

export interface Memory {
  keep: (response: Response) => Promise<void>
  find: () => Promise<Response | undefined>
}

/** The network's answer. If that fails or takes too long, or the page has gone, the kept answer. */
export async function freshOrKept(request: Request, { keep, find }: Memory): Promise<Response> {
  const askedAtMs = Date.now()
  const asking = new AbortController()
  // Read before a new answer replaces it. A cache that cannot be read counts as empty.
  const finding = find().catch(() => undefined)
  const hearing = hear(request, asking.signal)
  const fresh = keepFresh(hearing, keep)
  // The rejection is handled where `fresh` is returned.
  fresh.catch(() => undefined)
  const outcome = await Promise.race([
    hearing.then(
      (response) => (isUnheard(response) ? 'failed' : 'heard'),
      () => 'failed' as const,
    ),
    pause(isAway ? impatienceMs : patienceMs),
  ])
  const kept = await finding
  // An abort by a page that the customer left says nothing about the network.
  if (kept === undefined || request.signal.aborted) return fresh
  const giveKept = () => {
    keptAtMs = Date.now()
    if (!isAway) void checkNetwork()
    return kept
  }
  if (outcome === 'heard')
    return (await Promise.race([fresh, pause(mostPatienceMs)]).catch(() => kept)) ?? kept
  // Other requests were answered since: this one is slow, and the network is not silent.
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

/**
 * Tells a page whether it shows anything from memory. If so, the network is checked, and all pages are told when it
 * is back.
 */
export async function tellAway(page: Pick<Client, 'postMessage'> | null, sinceMs: number): Promise<void> {
  const isFromMemory = isAway || keptAtMs > sinceMs
  page?.postMessage({ isAway: isFromMemory }, [])
  if (isFromMemory) await checkNetwork()
}

async function hear(request: Request, signal: AbortSignal): Promise<Response> {
  const askedAtMs = Date.now()
  // A navigation is sent unchanged: a browser may refuse options on it.
  const init = request.mode === 'navigate' ? {} : { signal: AbortSignal.any([request.signal, signal]) }
  const response = await fetch(request, init)
  if (isUnheard(response)) return response
  heardAtMs = Date.now()
  // A slow network gets twice the time for the next request.
  patienceMs = Math.max(patienceMs, Math.min(2 * (heardAtMs - askedAtMs), mostPatienceMs))
  return response
}

/** A proxy that cannot reach the server. For the customer this is a failed network. */
function isUnheard({ status }: Response): boolean {
  return status >= 502 && status <= 504
}

async function keepFresh(hearing: Promise<Response>, keep: Memory['keep']): Promise<Response> {
  const response = await hearing
  if (response.ok) await keep(response.clone())
  return response
}

/**
 * Aborts a silent request after a while. It holds one of perhaps six connections, and later requests would wait
 * behind it.
 */
function endUnlessHeard(hearing: Promise<Response>, asking: AbortController): void {
  const timer = setTimeout(() => asking.abort(), giveUpMs)
  hearing.then(
    () => clearTimeout(timer),
    () => undefined,
  )
}

/**
 * Asks the smallest call whether the network is back. Of a page's twenty answers a few arrive in time even on a bad
 * network, so they prove nothing. Any answer of the server counts.
 */
async function checkNetwork(): Promise<void> {
  const isHeard = await fetch(clock, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => !isUnheard(response),
    () => false,
  )
  await setAway(!isHeard)
}

async function setAway(next: boolean): Promise<void> {
  // A return is told to all pages each time, because a restarted worker has forgotten which pages it told of the
  // loss.
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
