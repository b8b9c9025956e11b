import type { Locale } from '@lavash/rulebook/site/locales'
import type { FastifyInstance } from 'fastify'
import { findLocale } from '#accept-language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language to answer in. */
    readonly locale: Locale
  }
}

export function registerLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', {
    getter() {
      return findLocale(this.headers['accept-language'])
    },
  })
}
