import type { IncomingHttpHeaders } from 'node:http'
import type { Span } from '#tracing/span.ts'

/** Where spans begin that are nobody's part. */
export interface Tracing {
  /** Continues the caller's trace where the headers name one (W3C Trace Context). */
  startRequest(method: string, headers: IncomingHttpHeaders): RequestSpan
  startJob(kind: string): Span
  /** Sends what is left. */
  stop(): Promise<void>
}

export interface RequestSpan extends Span {
  answered(route: string, status: number): void
}

export interface TracingSettings {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly resourceAttributes: Readonly<Record<string, string>>
  readonly sampledShare: number
}

/** The server's log. */
export interface TracingLog {
  info(text: string): void
  warn(line: object, text: string): void
}
