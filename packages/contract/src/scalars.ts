import * as limits from '@lavash/rulebook/site/limits'
import { Type } from 'typebox'

/** Catalogue ids are stable across imports. They may be guessed, because the catalogue is public. */
export const catalogueId = Type.Integer({ minimum: 1, maximum: limits.catalogueIdMax })

/** UUIDv7 for persons and orders: it can be neither counted nor guessed. */
export const uuid = Type.String({ format: 'uuid', maxLength: 36 })

/** Money: an integer in minor units of the venue's currency. */
export const amountMinor = Type.Integer({ minimum: 0, maximum: limits.amountMaxMinor })

/**
 * An instant with its offset. The pattern is narrower than the format: RFC 9557 suffixes such as
 * `[Europe/Podgorica]` are not understood by every client.
 */
export const instant = Type.String({
  format: 'date-time',
  maxLength: 35,
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-]\\d{2}:\\d{2})$',
})

/** Time of day at the venue, `24:00` allowed as an end. */
export const localTime = Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', maxLength: 5 })

export const whiteLabel = Type.String({
  minLength: 1,
  maxLength: limits.whiteLabelMaxLength,
  pattern: '^[A-Za-z0-9_-]+$',
})
export const promoCodeText = Type.String({ minLength: 1, maxLength: limits.promoCodeMaxLength })

/** In a body null means the same as a missing field. */
export const wishedPromoCode = Type.Optional(Type.Union([promoCodeText, Type.Null()]))

/**
 * A text of a form. The schema only keeps it finite. The rulebook enforces the form's own limit, because it answers
 * with the fixed text of the form (docs/specification/texts.md).
 */
export function formText(formMaxLength: number) {
  return Type.String({
    maxLength: limits.formTextMaxLength,
    description: `The form takes at most ${formMaxLength} characters`,
  })
}

/** Any text: the rulebook decides what is a phone or an address (phone.ts, validators.ts). */
export const phone = Type.String({ maxLength: limits.phoneMaxLength })
export const email = Type.String({ maxLength: limits.emailMaxLength })

export const token = Type.String({ minLength: 1, maxLength: limits.tokenMaxLength })
export const apiKey = Type.String({ minLength: 1, maxLength: limits.apiKeyMaxLength })
export const url = Type.String({ maxLength: 2048 })
