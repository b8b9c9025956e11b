import { makeDocsPage } from '@lavash/contract/docs-page'
import { docsStyle } from '@lavash/contract/docs-style'
import { makeOpenApiDocument } from '@lavash/contract/openapi'
import type { FastifyInstance } from 'fastify'
import packageJson from '../../package.json' with { type: 'json' }
import { serve } from '#plugins/serve.ts'

const docsPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The contract as a document and as a page. */
export function registerOpenApi(
  app: FastifyInstance,
  { publicUrl }: { publicUrl?: string | undefined },
): void {
  const { version } = packageJson
  // Built at the first request, so that the start does not wait for it.
  let document: string | undefined
  let page: string | undefined
  const getDocument = (): string =>
    (document ??= JSON.stringify(
      makeOpenApiDocument({ version, ...(publicUrl !== undefined && { serverUrl: publicUrl }) }),
    ))
  const getPage = (): string => (page ??= makeDocsPage({ version }))
  serve(app, 'openapi', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(getDocument()),
  )
  serve(app, 'docs', (_request, reply) =>
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(getPage()),
  )
  serve(app, 'docs.style', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
