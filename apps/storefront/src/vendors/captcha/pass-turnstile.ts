import { needScript } from '#vendors/need-script.ts'

interface Turnstile {
  render: (container: HTMLElement, options: object) => string
  remove: (widgetId: string) => void
}

/** Cloudflare Turnstile: shows itself in the container only when it has a question. */
export async function passTurnstile(siteKey: string, container: HTMLElement): Promise<string | undefined> {
  const isThere = await needScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
  const { turnstile } = window as { turnstile?: Turnstile }
  if (!isThere || turnstile === undefined) return undefined
  return new Promise((resolve) => {
    const settle = (token?: string) => {
      turnstile.remove(widgetId)
      resolve(token)
    }
    const widgetId = turnstile.render(container, {
      sitekey: siteKey,
      appearance: 'interaction-only',
      size: 'flexible',
      callback: settle,
      'error-callback': () => settle(),
    })
  })
}
