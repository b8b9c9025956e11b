import { measure } from '#tracing/span.ts'

/** `fetch` as a part of the trace: the host is told, the path and the query are not, since they carry what was asked. */
export function measuredFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const { host } = new URL(url)
  const method = init.method ?? 'GET'
  const attributes = { 'http.request.method': method, 'server.address': host }
  return measure(`${method} ${host}`, attributes, async (span) => {
    const response = await fetch(url, init)
    const { status } = response
    span?.end({
      attributes: { 'http.response.status_code': status },
      ...(status >= 500 && { fault: String(status) }),
    })
    return response
  })
}
