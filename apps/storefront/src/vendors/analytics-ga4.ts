import type { Analytics } from '#vendors/analytics.ts'
import { needScript } from '#vendors/need-script.ts'

/** https://developers.google.com/analytics/devguides/collection/ga4/views: page views are sent by hand. */
export function createGa4(measurementId: string): Analytics {
  const page = window as Window & { dataLayer?: IArguments[] }
  page.dataLayer ??= []
  // Google's queue accepts only an `arguments` object. An array with the same content is ignored.
  const gtag: (...call: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    page.dataLayer?.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', measurementId, { send_page_view: false })
  // The script may be blocked or down. The shop goes on, and the console has the error.
  void needScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`)
  return {
    hit: ({ url, title, referrer }) =>
      gtag('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer }),
  }
}
