import { findTokenWithin } from '#vendors/captcha/find-token-within.ts'
import { needScript } from '#vendors/need-script.ts'

interface Turnstile {
  render: (container: HTMLElement, options: object) => string
  remove: (widgetId: string) => void
}

interface Options {
  siteKey: string
  container: HTMLElement
  timeoutMs: number
}

/** Cloudflare Turnstile shows itself in the container only when it has a question. */
export async function passTurnstile({ siteKey, container, timeoutMs }: Options): Promise<string | undefined> {
  const isThere = await needScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
  const { turnstile } = window as { turnstile?: Turnstile }
  if (!isThere || turnstile === undefined) return undefined
  let widgetId: string | undefined
  const finding = findTokenWithin(
    timeoutMs,
    (stopClock) =>
      new Promise((resolve) => {
        widgetId = turnstile.render(container, {
          sitekey: siteKey,
          appearance: 'interaction-only',
          size: 'flexible',
          callback: resolve,
          'error-callback': () => resolve(undefined),
          'unsupported-callback': () => resolve(undefined),
          'before-interactive-callback': stopClock,
        })
      }),
  )
  return finding.finally(() => {
    if (widgetId !== undefined) turnstile.remove(widgetId)
  })
}
