import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'

export function registerCaptcha(app: FastifyInstance, { captcha }: { captcha: Captcha }): void {
  serve(app, 'captcha.challenge', () => captcha.drawChallenge?.() ?? refuse('request.not-found'))
}
