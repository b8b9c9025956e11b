import type { Analytics } from '#vendors/analytics.ts'

const publicPlausible = 'https://plausible.io'

/** https://plausible.io/docs/events-api: one request says it all, so no script of theirs is loaded. */
export function createPlausible(domain: string, address = publicPlausible): Analytics {
  return {
    hit: ({ url, referrer }) => {
      const body = JSON.stringify({ name: 'pageview', domain, url, referrer })
      // As text, which a browser sends elsewhere without asking first; `keepalive` outlives a closed tab.
      fetch(`${address}/api/event`, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch(
        (error: unknown) => {
          // Blockers refuse the request, and that is the visitor's good right.
          if (!(error instanceof TypeError)) throw error
        },
      )
    },
  }
}
