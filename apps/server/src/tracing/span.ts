import { AsyncLocalStorage } from 'node:async_hooks'

export type Attributes = Readonly<Record<string, string | number>>

/** A piece of work that is measured. Names and attributes say what kind of work, never whose: no ids, no addresses. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  /** W3C Trace Context: what a receiver continues it by. */
  readonly traceparent: string
  startChild(name: string, attributes: Attributes): Span
  /** `fault`: what kind of failure it was. Only the first call counts. */
  end(result?: { readonly attributes?: Attributes; readonly fault?: string }): void
}

/** Empty unless traces are configured: then every look here is one read, and nothing else is done. */
const current = new AsyncLocalStorage<Span | undefined>()

export function runInSpan<T>(span: Span, work: () => T): T {
  return current.run(span, work)
}

/** For what a request only wakes up and does not wait for: it would be measured as part of that request for ever. */
export function runOutsideSpans<T>(work: () => T): T {
  return current.getStore() === undefined ? work() : current.run(undefined, work)
}

/** Measures `work` as a part of what is under way; outside of anything measured it just runs. */
export async function measure<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const parent = current.getStore()
  if (parent === undefined) return work(undefined)
  return finish(parent.startChild(name, attributes), work)
}

/** Runs `work` in a span that ends with it. */
export async function finish<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    const value = await current.run(span, () => work(span))
    span.end()
    return value
  } catch (error) {
    // The kind alone: a message may quote what a customer has typed.
    span.end({ fault: error instanceof Error ? error.name : 'unknown' })
    throw error
  }
}

/** For a receiver of the operator's own. Vendors are not told. */
export function toTraceHeaders(): Record<string, string> {
  const span = current.getStore()
  return span === undefined ? {} : { traceparent: span.traceparent }
}
