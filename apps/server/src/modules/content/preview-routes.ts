import type { FastifyInstance } from 'fastify'
import { createPreview } from '#catalogue/drafts/preview-links.ts'
import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { previewCookie, previewHeader } from '#serving/preview-context.ts'
import type { Previews } from '#serving/previews.ts'
import type { Serving } from '#serving/serving.ts'

interface PreviewParts {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly serving: Serving
  readonly previews: Previews
}

export function registerPreviews(app: FastifyInstance, parts: PreviewParts): void {
  const { config, db, clock, serving, previews } = parts

  serve(app, 'previews.create', async ({ params: { brandId } }) => {
    if ((await serving.findBrandById(brandId)) === undefined) return refuse('brand.not-found')
    const token = await transaction(db, (trx) => createPreview(trx, brandId, clock.now()))
    return { path: `/preview/${token}` }
  })

  // Whoever has the link: the browser remembers it until it is closed, or until the draft is published.
  serve(app, 'previews.open', async ({ params: { token } }, reply) => {
    if ((await previews.find(token)) === undefined) return refuse('preview.ended')
    const secure = config.isProduction ? '; Secure' : ''
    return reply
      .header('set-cookie', `${previewCookie}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`)
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer')
      .header(previewHeader, '1')
      .redirect('/', 303)
  })
}
