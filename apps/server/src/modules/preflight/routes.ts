import type { Preflight, PreflightBody } from '@lavash/contract/preflight'
import type { PromoCodeUsage } from '@lavash/rulebook/money/promo-codes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AvailabilityMemory } from '#availability/availability-memory.ts'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { refuse, type Refusal } from '#errors.ts'
import { toPreflight } from '#modules/preflight/to-preflight.ts'
import { fromPreflight } from '#ordering/cart-request.ts'
import { checkCart, toAskedResto } from '#ordering/check-cart.ts'
import { findPromoCode } from '#ordering/find-promo-code.ts'
import { noPromoUses, readPromoUsage } from '#ordering/promo-uses.ts'
import { toRefusal } from '#ordering/to-refusal.ts'
import { getPersonId } from '#plugins/authenticate.ts'
import { serve, type Unchanged } from '#plugins/serve.ts'
import { chooseLocale } from '#serving/choose-locale.ts'
import type { Serving } from '#serving/serving.ts'

type PreflightAnswer = Unchanged<Preflight> | Refusal

export interface PreflightParts {
  readonly db: Db
  readonly clock: Clock
  readonly serving: Serving
  readonly availability: AvailabilityMemory
}

export function registerPreflight(app: FastifyInstance, parts: PreflightParts): void {
  const { db, clock, serving, availability } = parts
  serve(app, 'preflight.anonymous', (request) => preflight(request, request.body))
  serve(app, 'preflight.person', (request) => preflight(request, request.body, getPersonId(request)))

  async function preflight(
    caller: Pick<FastifyRequest, 'headers' | 'locale'>,
    body: PreflightBody,
    personId?: string,
  ): Promise<PreflightAnswer> {
    const request = fromPreflight(body)
    const resto = toAskedResto(await serving.findResto(request.restoId), request)
    if (resto === undefined) return refuse('resto.not-found', { field: 'restoId' })
    const locale = chooseLocale(resto.brand, caller.headers['accept-language'])
    const promoCode =
      request.promoCode === undefined ? undefined : findPromoCode(resto.brand, request.promoCode)
    const answerWith = (usage: PromoCodeUsage): PreflightAnswer => {
      const stops = availability.stopsOf(resto.id, resto.brand.id)
      const check = checkCart(request, { resto, locale, nowMs: clock.now(), promoCode, usage, stops })
      return check.ok
        ? toPreflight(check.order)
        : toRefusal(check.refusals, { request, resto, locale: caller.locale })
    }
    // Without a promo code the preflight needs no database.
    return promoCode
      ? readPromoUsage(db.read, promoCode.id, personId).then(answerWith)
      : answerWith(noPromoUses)
  }
}
