import type { IncomingHttpHeaders } from 'node:http'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span as ApiSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Attributes, Span } from '#tracing/span.ts'
import type { RequestSpan, Tracing, TracingLog, TracingSettings } from '#tracing/tracing.ts'

/** Shorter than the server's own time to stop, with whatever is left to send. */
const sendWithinMs = 2000

const propagator = new W3CTraceContextPropagator()

/** The only file that knows OpenTelemetry; it is imported when a collector is configured. */
export function startOpenTelemetry(settings: TracingSettings, log: TracingLog): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: { ...settings.headers },
    timeoutMillis: sendWithinMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...settings.resourceAttributes,
      'service.name': settings.serviceName,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.sampledShare) }),
    // Full means that spans are dropped: memory is bounded whatever the collector does.
    spanProcessors: [new BatchSpanProcessor({ exporter: reportLosses(exporter, log) })],
  })
  const tracer = provider.getTracer('lavash')
  return {
    startRequest: (method, headers) => startRequest(tracer, method, headers),
    startJob: (kind) =>
      toSpan(tracer, tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)),
    stop: () => provider.shutdown(),
  }
}

function startRequest(tracer: Tracer, method: string, headers: IncomingHttpHeaders): RequestSpan {
  const parent: Context = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
  const attributes = { 'http.request.method': method }
  const own = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  const span = toSpan(tracer, own)
  return {
    ...span,
    answered: (route, status) => {
      own.updateName(`${method} ${route}`)
      span.end({
        attributes: { 'http.route': route, 'http.response.status_code': status },
        ...(status >= 500 && { fault: String(status) }),
      })
    },
  }
}

function toSpan(tracer: Tracer, own: ApiSpan): Span {
  const { traceId, spanId, traceFlags } = own.spanContext()
  let hasEnded = false
  return {
    traceId,
    spanId,
    traceparent: `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01'}`,
    startChild: (name: string, attributes: Attributes) =>
      toSpan(
        tracer,
        tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, own)),
      ),
    end: ({ attributes = {}, fault } = {}) => {
      if (hasEnded) return
      hasEnded = true
      own.setAttributes(attributes)
      if (fault !== undefined) {
        own.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR })
      }
      own.end()
    },
  }
}

/** Lost spans are told once, when it begins, and once when it is over: a dead collector must not fill the log. */
function reportLosses(exporter: OTLPTraceExporter, log: TracingLog): SpanExporter {
  let isLost = false
  return {
    export: (spans, onEnd) =>
      exporter.export(spans, (result) => {
        const wasLost = isLost
        isLost = result.code !== ExportResultCode.SUCCESS
        if (isLost && !wasLost) log.warn({ err: result.error }, 'the collector of traces does not answer')
        if (wasLost && !isLost) log.info('the collector of traces answers again')
        onEnd({ code: ExportResultCode.SUCCESS })
      }),
    shutdown: () => exporter.shutdown(),
  }
}
