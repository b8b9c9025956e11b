import type { Locator, Page, Route } from '@playwright/test'
import {
  type ErrorCode,
  errorStatuses,
  isErrorCode,
  promoCodeErrorCodes,
} from '../packages/rulebook/src/site/error-codes.ts'
import messages from '../apps/storefront/src/i18n/messages/ru.json' with { type: 'json' }
import { toRefusalPlace } from '../apps/storefront/src/order/placing-refusals.ts'
import { cartLines, openCheckout, orderButton } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'

const codes = Object.keys(errorStatuses).filter(isErrorCode)
const promoCodes = new Set<string>([...promoCodeErrorCodes, 'promo-code.invalid-delivery-type'])
const door = { order_payment_method: 'CARD_UPON_RECEIPT' }

/** Code and status decide how a refusal is told, and by which control: one code stands for all that share both. */
const oneOfEach = [
  ...Map.groupBy(codes, (code) => `${errorStatuses[code]} ${toRefusalPlace({ code })}`).values(),
].flatMap(([first]) => first ?? [])

/** Nobody knows then whether there is an order. */
function isUncertain(code: ErrorCode): boolean {
  const status = errorStatuses[code]
  return status >= 500 || status === 408 || status === 429
}

/** Some are told in the storefront's own words, the others in the server's. */
function toSentence(code: ErrorCode): string {
  const own: Partial<Record<string, string>> = messages.error.code.resto
  const word = code.startsWith('resto.') ? own[code.slice('resto.'.length)] : undefined
  if (code === 'order.idempotency-conflict') return messages.checkout.conflict
  return word ?? `Отказ «${code}»`
}

function refuse(route: Route, code: ErrorCode): Promise<void> {
  const errors = [{ code, message: `Отказ «${code}»` }]
  return route.fulfill({ status: errorStatuses[code], json: { errors } })
}

/** A sentence counts where it stands at a control, in the notice with its button, or in a question. */
function sentenceAt(page: Page, text: string): Locator {
  return page
    .locator('[data-place], [role=dialog], [role=alertdialog], [role=alert]')
    .filter({ hasText: text })
}

test(
  'C-10 K-09 whatever preflight refuses with, a sentence says so beside the control that mends it',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    await openCheckout(page, { venue, server }, undefined, door)
    let refused: ErrorCode | undefined
    await page.route('**/orders/preflight', (route) =>
      refused === undefined ? route.fallback() : refuse(route, refused),
    )
    const line = cartLines(page)
    for (const [index, code] of oneOfEach.filter((each) => !promoCodes.has(each)).entries()) {
      refused = code
      await line.getByRole('button', { name: index % 2 === 0 ? 'Прибавить' : 'Убавить' }).click()
      await expect(sentenceAt(page, toSentence(code)).first(), code).toBeVisible({ timeout: 20_000 })
    }
  },
)

test(
  'C-09 K-09 whatever a promo code is refused with stands below its field',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    await openCheckout(page, { venue, server }, undefined, door)
    let refused: ErrorCode | undefined
    await page.route('**/orders/preflight', (route) => {
      const { promoCode } = route.request().postDataJSON() as { promoCode?: string }
      return refused === undefined || promoCode === undefined ? route.fallback() : refuse(route, refused)
    })
    const field = page.getByRole('textbox', { name: 'Промокод' })
    const texts: Readonly<Record<string, string>> = messages.error.code.promo_code
    for (const [index, code] of codes.filter((each) => promoCodes.has(each)).entries()) {
      refused = code
      await field.fill(`КОД${index}`)
      await field.press('Enter')
      const name = code.replace('promo-code.', '').replace('delivery-type', 'delivery-method')
      await expect(field, code).toHaveAccessibleDescription(texts[name] ?? '?')
    }
  },
)

test(
  'K-09 whatever placing is refused with, a sentence says so on the screen; after a fault a question does',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    await openCheckout(page, { venue, server }, undefined, door)
    let refused: ErrorCode = 'request.invalid'
    await page.route('**/api/v1/persons/*/orders', (route) =>
      route.request().method() === 'POST' ? refuse(route, refused) : route.fallback(),
    )
    const certainty = Map.groupBy(oneOfEach, isUncertain)
    // After an uncertain answer the same order is asked about again, and a 401 says nothing of it.
    for (const code of [...(certainty.get(false) ?? []), ...(certainty.get(true) ?? [])]) {
      refused = code
      await orderButton(page).click()
      const sentence = sentenceAt(
        page,
        isUncertain(code) ? messages.checkout.uncertainTitle : toSentence(code),
      )
      await expect(sentence.first(), code).toBeInViewport({ timeout: 30_000 })
      const dialog = page.locator('[role=dialog], [role=alertdialog]')
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
      await expect(dialog, code).toHaveCount(0)
    }
  },
)
