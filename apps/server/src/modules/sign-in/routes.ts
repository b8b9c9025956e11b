import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { Refusal } from '#errors.ts'
import { registerForgetting } from '#modules/sign-in/forget-expired.ts'
import { requestPhoneCode } from '#modules/sign-in/request-phone-code.ts'
import { signInByIdToken } from '#modules/sign-in/sign-in-by-id-token.ts'
import { signInByPhone } from '#modules/sign-in/sign-in-by-phone.ts'
import { signInByVk } from '#modules/sign-in/sign-in-by-vk.ts'
import type { SignInParts, WarnOfVendor } from '#modules/sign-in/sign-in-parts.ts'
import { endFamily, rotateFamily, toTokenSet } from '#modules/sign-in/token-families.ts'
import { getRefreshClaims } from '#plugins/authenticate.ts'
import { serve } from '#plugins/serve.ts'

export function registerSignIn(app: FastifyInstance, parts: SignInParts): void {
  const { db, clock, tokens } = parts
  registerForgetting(app, parts)

  serve(app, 'sign-in.phone-code', async (request, reply) => {
    const refusal = await requestPhoneCode(parts, {
      body: request.body,
      ip: request.ip,
      brand: {
        host: request.hostname,
        acceptLanguage: request.headers['accept-language'],
        locale: request.locale,
      },
      warn: warnInLog(request),
    })
    return refusal ?? reply.code(204).send()
  })
  serve(app, 'sign-in.phone', (request) =>
    signInByPhone(parts, { body: request.body, host: request.hostname, warn: warnInLog(request) }),
  )
  for (const provider of ['apple', 'google'] as const) {
    serve(app, `sign-in.${provider}`, (request) =>
      signInByIdToken(parts, {
        provider,
        idToken: request.headers['x-external-id-token'],
        nonceSecret: request.headers['x-external-id-nonce'],
        warn: warnInLog(request),
      }),
    )
  }
  serve(app, 'sign-in.vk-id', (request) => signInByVk(parts, request.body, warnInLog(request)))
  serve(app, 'sign.refresh', async (request) => {
    const used = getRefreshClaims(request)
    const next = await transaction(db, (trx) => rotateFamily(trx, used, clock.now()))
    return next instanceof Refusal ? next : toTokenSet(tokens, next)
  })
  serve(app, 'sign.out', async (request, reply) => {
    const used = getRefreshClaims(request)
    await transaction(db, (trx) => endFamily(trx, used, clock.now()))
    return reply.code(204).send()
  })
}

function warnInLog(request: Pick<FastifyRequest, 'log'>): WarnOfVendor {
  return (line) => request.log.warn(line, 'a vendor refused or failed')
}
