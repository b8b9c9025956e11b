import type { Analytics } from '#vendors/analytics.ts'
import { needScript } from '#vendors/need-script.ts'

interface Ym {
  (counterId: number, method: string, ...more: unknown[]): void
  a?: unknown[][]
  l?: number
}

/** https://yandex.ru/support/metrica/code/counter-initialize.html: calls wait in `ym.a` until the script runs. */
export function createMetrica(counterId: string): Analytics {
  const page = window as Window & { ym?: Ym }
  const queue: Ym = (...call) => {
    queue.a = [...(queue.a ?? []), call]
  }
  queue.l = Date.now()
  page.ym ??= queue
  const id = Number(counterId)
  // `defer`: we send the first hit too. Otherwise the first page would count twice.
  page.ym(id, 'init', { defer: true, clickmap: false, webvisor: false, trackLinks: false })
  // The script may be blocked or down. The shop goes on, and the console has the error.
  void needScript('https://mc.yandex.ru/metrika/tag.js')
  return {
    hit: ({ url, title, referrer }) => page.ym?.(id, 'hit', url, { title, referer: referrer }),
  }
}
