import type { Analytics } from '#vendors/analytics.ts'
import { needScript } from '#vendors/need-script.ts'

interface Ym {
  (counterId: number, method: string, ...more: unknown[]): void
  a?: unknown[][]
  l?: number
}

/** https://yandex.ru/support/metrica/code/counter-initialize.html: calls wait in `ym.a` until the script is there. */
export function createMetrica(counterId: string): Analytics {
  const page = window as Window & { ym?: Ym }
  const queue: Ym = (...call) => {
    queue.a = [...(queue.a ?? []), call]
  }
  queue.l = Date.now()
  page.ym ??= queue
  const id = Number(counterId)
  // `defer`: the first hit is ours as well, otherwise the first page would be counted twice.
  page.ym(id, 'init', { defer: true, clickmap: false, webvisor: false, trackLinks: false })
  // It may be blocked or down: the shop goes on, and the browser's console has told it already.
  void needScript('https://mc.yandex.ru/metrika/tag.js')
  return {
    hit: ({ url, title, referrer }) => page.ym?.(id, 'hit', url, { title, referer: referrer }),
  }
}
