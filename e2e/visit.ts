import type { Page } from '@playwright/test'
import type { DemoVenue } from './demo-venue.ts'
import { makeDocumentPolicy } from '../apps/server/src/modules/documents/content-security-policy.ts'
import type { DocumentSettings } from '@lavash/contract/document-settings'

export type Stored = Record<string, unknown>

/** Stored values of a customer who chose takeaway at the venue earlier. */
export function toStored(venue: DemoVenue): Stored {
  return {
    app_version: '1',
    app_white_label: venue.whiteLabel,
    city_id: venue.cityId,
    resto_id: venue.restoId,
    order_delivery_method: 'TAKE_AWAY',
    person_cookies_consent_accepted: false,
  }
}

/** Before the first page only, because later writes of the storefront must survive a reload. */
export async function storeBefore(page: Page, stored: Stored): Promise<void> {
  await page.addInitScript((entries) => {
    if (window.sessionStorage.getItem('has_visited') !== null) return
    window.sessionStorage.setItem('has_visited', '1')
    for (const [key, value] of Object.entries(entries)) {
      window.localStorage.setItem(
        key,
        typeof value === 'string' && value.startsWith('!') ? value.slice(1) : JSON.stringify(value),
      )
    }
  }, stored)
}

/** Shortens the page's timeouts to a quarter. */
export async function shortenPatience(page: Page): Promise<void> {
  const shorten = () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / 4)
  }
  await page.addInitScript(shorten)
  await page.evaluate(shorten)
}

/** The page's next call fails as a bug of ours would, as 'fault: No clock'. The one after it works. */
export async function failNextCall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => {
      AbortSignal.timeout = timeout
      throw new Error('No clock')
    }
  })
}

export async function readStored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => {
    const text = window.localStorage.getItem(name)
    return text === null ? null : (JSON.parse(text) as unknown)
  }, key)
}

/** Changes the document's settings, and its policy with them. */
export async function changeSettings(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    const body = (await response.text()).replace(
      /(<script[^>]*id="lavash-config"[^>]*>)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => {
        const settings = { ...(JSON.parse(json) as DocumentSettings), ...changes }
        headers[policyHeader] = toPolicy(settings, headers[policyHeader])
        return open + JSON.stringify(settings).replaceAll('<', '\\u003c') + close
      },
    )
    return route.fulfill({ response, headers, body })
  })
}

const policyHeader = 'content-security-policy'

function toPolicy(settings: DocumentSettings, sent = ''): string {
  const nonce = /'nonce-([^']+)'/.exec(sent)?.[1]
  if (nonce === undefined) throw new Error('The document came without a nonce')
  return makeDocumentPolicy(settings)(nonce)
}

export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Язык|Language|Jezik)/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

/** A change by another tab of the same customer: a storage event here. */
export async function storeElsewhere(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      window.localStorage.setItem(name, text)
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
    },
    [key, JSON.stringify(value)] as const,
  )
}

export async function chooseElsewhere(page: Page, locale: string): Promise<void> {
  await storeElsewhere(page, 'app_locale', locale)
  await page.locator(`html[lang=${locale}]`).waitFor()
}

/** In the time zone of the demonstration's venues. */
export function toVenueTime(ms: number): string {
  return new Date(ms).toLocaleTimeString('ru', {
    timeZone: 'Europe/Moscow',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** A visit's first menu grows in steps. Its last group, the ungrouped dishes, comes with the last step. */
export async function waitForWholeMenu(page: Page): Promise<void> {
  const last = page.getByRole('heading', { level: 2, name: 'Прочее' })
  await page.locator('section[id^=group-]').filter({ has: last }).waitFor({ state: 'attached' })
}

/** A late answer on a busy machine must not count as an answer that is missing after three seconds. */
export async function makePatient(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms?: number) =>
      begin(work, ms === 3000 ? 60_000 : ms)) as typeof window.setTimeout
  })
}
