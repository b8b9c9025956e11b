import { passLostConnection } from '#app/pass-lost-connection.ts'
import { watchNetwork } from '#app/watch-network.ts'
import { getCurrentLocale } from '#config/current-locale.ts'
import { savesData } from '#config/saves-data.ts'

const workerFile = '/service-worker.js'
const lookEveryMs = 30 * 60_000
/** A worker that was asked for a file while it was ending is started anew, and gives way only after half a minute's rest. */
const patienceMs = 5000

/**
 * Registers the worker that keeps the shell and the last menu. What this page has loaded before the worker was there
 * the worker asks for once more by itself: twenty answers read again would stop a slow phone for a moment.
 * `onNewVersion` is given what takes the new version over.
 */
export async function keepForOffline(onNewVersion: (takeOver: () => void) => void): Promise<void> {
  // Development pages change all the time, and a page inside another may not have a worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const isFirst = workers.controller === null
  // All of the shell would be loaded ahead. Whoever has it already is still given its next version.
  if (isFirst && savesData()) return
  watchNetwork(workers)
  const registration = await register(workers)
  if (registration === undefined) return
  const offer = (worker: ServiceWorker) => {
    onNewVersion(() => {
      // Another tab has taken it over meanwhile: there is nothing to wait for.
      if (worker.state !== 'installed') return window.location.reload()
      const reload = () => window.location.reload()
      workers.addEventListener('controllerchange', reload, { once: true })
      // The document comes from the network first, and is of the new version whoever is in charge.
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
  // It may have been found before this was listening: a browser looks with every page.
  watch()
  registration.addEventListener('updatefound', watch)
  setInterval(() => void registration.update().catch(passLostConnection), lookEveryMs)
  if (!isFirst) return
  await untilInCharge(workers)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  registration.active?.postMessage({ loaded, locale: getCurrentLocale() }, [])
}

/** Documents come from the network first: after a release this page may be of the version that waits, and has nothing to reload. */
function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ file: new URL(import.meta.url).pathname }, [port2])
  port1.start()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
  })
}

/** Active is not enough: until it has claimed this page, the page's requests pass it by. */
async function untilInCharge(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller !== null) return
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
  })
}

/** Private windows and embedded browsers refuse it, or do nothing: a storefront works without. */
async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workers.register(workerFile)
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
