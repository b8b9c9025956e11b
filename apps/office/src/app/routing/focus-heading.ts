import { router } from '#app/routing/router.ts'

/** A new screen takes the focus at its heading, or nobody who cannot see it hears of it. The first one comes with its document. */
export function focusHeadings(): void {
  let isFirst = true
  router.subscribe('onRendered', ({ pathChanged }) => {
    const isLater = !isFirst
    isFirst = false
    if (isLater && pathChanged) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
}
