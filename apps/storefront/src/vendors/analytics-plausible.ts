import type { Analytics } from '#vendors/analytics.ts'

const publicPlausible = 'https://plausible.io'

/** https://plausible.io/docs/events-api: one request is enough, so no script of theirs is loaded. */
export function createPlausible(domain: string, address = publicPlausible): Analytics {
  return {
    hit: ({ url, referrer }) => {
      const body = JSON.stringify({ name: 'pageview', domain, url, referrer })
      // As text, so that no CORS preflight is needed. `keepalive` outlives a closed tab.
      fetch(`${address}/api/event`, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch(
        (error: unknown) => {
          // Blockers refuse the request, which is the visitor's right.
          if (!(error instanceof TypeError)) throw error
        },
      )
    },
  }
}
