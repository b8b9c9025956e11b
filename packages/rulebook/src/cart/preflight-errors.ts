import { promoCodeErrorCodes } from '#site/error-codes.ts'

/** One entry of the errors list as any server may send it: the code may be unknown or missing. */
export interface PreflightError {
  readonly code?: string
  readonly message?: string
  readonly field?: string
}

const promoPrefix = 'promo-code.'

/** Another server's spelling of invalid-delivery-method; both mean the same in both flows. */
const promoSpellings: Readonly<Record<string, string>> = {
  'promo-code.invalid-delivery-type': 'promo-code.invalid-delivery-method',
}

const promoCodes: ReadonlySet<string> = new Set(promoCodeErrorCodes)

function toPromoCode(code: string): string {
  return promoSpellings[code] ?? code
}

export function isPromoCodeError(code: string | undefined): code is string {
  return code !== undefined && promoCodes.has(toPromoCode(code))
}

export function toPromoCodeMessageKey(code: string): string {
  return `error.code.promo_code.${toPromoCode(code).slice(promoPrefix.length)}`
}

export type PreflightFailure =
  /** Shown at the promo code field; the preflight itself does not fail. */
  | { readonly kind: 'promo-code'; readonly messageKeys: readonly string[] }
  /** Shown as the preflight's message, and thrown. Without a message the general text stands in. */
  | { readonly kind: 'failed'; readonly message: string | null }

export function decidePreflightFailure(errors: readonly PreflightError[]): PreflightFailure {
  const [first] = errors
  const promoErrorCodes = errors.map(({ code }) => code).filter(isPromoCodeError)
  if (first?.code && promoErrorCodes.length > 0) {
    return { kind: 'promo-code', messageKeys: [...new Set(promoErrorCodes.map(toPromoCodeMessageKey))] }
  }
  return { kind: 'failed', message: first?.message || null }
}
