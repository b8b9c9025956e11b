import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { runInSpan } from '#tracing/span.ts'
import type { RequestSpan, Tracing } from '#tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Registered only if traces are configured. */
    span?: RequestSpan
  }
}

/** One span a request: method, route template and status. */
export function registerTracing(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('span')
  app.addHook('onRequest', (request, reply, done) => {
    const span = tracing.startRequest(request.method, request.headers)
    request.span = span
    // Names of OpenTelemetry's convention for logs, so that a viewer connects log lines with a trace.
    const log = request.log.child({ trace_id: span.traceId, span_id: span.spanId })
    request.log = log
    reply.log = log
    runInSpan(span, done)
  })
  // The body arrives in the socket's async context. This restores the request's context.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === undefined) done()
    else runInSpan(request.span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.span?.answered(request.routeOptions.url ?? 'document', reply.statusCode)
  })
  app.addHook('onRequestAbort', async (request) => {
    request.span?.end({ attributes: { 'http.route': request.routeOptions.url ?? 'document' } })
  })
  app.addHook('onClose', () => tracing.stop())
}

/** Answers that were sent without the framework's hooks. */
export function recordReadyAnswer(
  tracing: Tracing,
  { method = 'GET', headers }: IncomingMessage,
  sent: { readonly route: string; readonly status: number },
): void {
  tracing.startRequest(method, headers).answered(sent.route, sent.status)
}
