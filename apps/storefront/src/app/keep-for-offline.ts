import { passLostConnection } from '#app/pass-lost-connection.ts'
import { watchNetwork } from '#app/watch-network.ts'
import { getCurrentLocale } from '#config/current-locale.ts'
import { savesData } from '#config/saves-data.ts'

const workerFile = '/service-worker.js'
const lookEveryMs = 30 * 60_000
/** A worker that gets a request while it is stopping restarts, and is replaced only after half a minute of rest. */
const patienceMs = 5000

/**
 * Registers the worker that keeps the shell and the last menu. The worker requests by itself what this page loaded
 * before it: reading twenty answers again here would block a slow phone. `onNewVersion` gets a function that
 * activates the new version.
 */
export async function keepForOffline(onNewVersion: (takeOver: () => void) => void): Promise<void> {
  // Not in development, where pages change all the time. A page inside a frame may have no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const isFirst = workers.controller === null
  // Saving data: no first worker, because it would load all of the shell. An existing worker still gets its next
  // version.
  if (isFirst && savesData()) return
  watchNetwork(workers)
  const registration = await register(workers)
  if (registration === undefined) return
  const offer = (worker: ServiceWorker) => {
    onNewVersion(() => {
      // Another tab has activated it meanwhile.
      if (worker.state !== 'installed') return window.location.reload()
      const reload = () => window.location.reload()
      workers.addEventListener('controllerchange', reload, { once: true })
      // The document comes from the network first, so it has the new version with any worker.
      setTimeout(reload, patienceMs)
      worker.postMessage('take-over', [])
    })
  }
  const receive = async (worker: ServiceWorker) => {
    if (await isOwnVersion(worker)) worker.postMessage('take-over', [])
    else offer(worker)
  }
  let watched: ServiceWorker | null = null
  const watch = () => {
    const worker = registration.installing
    if (worker === watched) return
    watched = worker
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller !== null) void receive(worker)
    })
  }
  if (registration.waiting !== null && !isFirst) void receive(registration.waiting)
  // The browser checks at each page load, so the new version may have been found before this listener.
  watch()
  registration.addEventListener('updatefound', watch)
  setInterval(() => void registration.update().catch(passLostConnection), lookEveryMs)
  if (!isFirst) return
  await untilInCharge(workers)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  registration.active?.postMessage({ loaded, locale: getCurrentLocale() }, [])
}

/**
 * Documents come from the network first: after a release this page may already have the waiting version, and needs no
 * reload.
 */
function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ file: new URL(import.meta.url).pathname }, [port2])
  port1.start()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
  })
}

/** An active worker handles this page's requests only after it has claimed the page. */
async function untilInCharge(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller !== null) return
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
  })
}

/** Private windows and embedded browsers may refuse. The storefront works without a worker. */
async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workers.register(workerFile)
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
