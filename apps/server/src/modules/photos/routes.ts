import type { FastifyInstance } from 'fastify'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { refuse } from '#errors.ts'
import { KnownPhotos } from '#modules/photos/known-photos.ts'
import { PhotoCache } from '#modules/photos/photo-cache.ts'
import { findPhotoBytes, type PhotoAddress } from '#modules/photos/repository.ts'
import { serve } from '#plugins/serve.ts'

/** The cache holds about two thousand pictures of a card's size. Behind a CDN far fewer requests arrive. */
const cacheBytes = 64 * 1024 * 1024

export interface PhotoParts {
  readonly db: Db
  readonly changes: ChangeFeed
  readonly report: ReportFault
}

/** A picture is named by its content, so an address never gets other bytes and can be cached for ever. */
export async function registerPhotos(
  app: FastifyInstance,
  { db, changes, report }: PhotoParts,
): Promise<void> {
  const cache = new PhotoCache(cacheBytes)
  const known = await KnownPhotos.start(db, changes, report)
  app.addHook('onClose', async () => known.close())
  serve(
    app,
    'photos.show',
    async (request, reply) => {
      const { hash, file } = request.params
      const key = `${hash}/${file}`
      if (!known.has(key)) return refuse('request.not-found')
      const etag = `"${hash}-${file}"`
      if (request.headers['if-none-match'] === etag) return reply.header('etag', etag).code(304).send()
      const address = parseFile(hash, file)
      const bytes = cache.find(key) ?? (await findPhotoBytes(db.read, address))
      if (bytes === undefined) return refuse('request.not-found')
      cache.keep(key, bytes)
      return reply.header('etag', etag).type(`image/${address.format}`).send(bytes)
    },
    // No rate limit: a menu shows a hundred pictures, many customers share one address, and a wrong hash costs
    // nothing.
    { config: { requestsPerMinute: false } },
  )
}

/** Checked by the contract's pattern: '640.avif'. */
function parseFile(hash: string, file: string): PhotoAddress {
  const [width, format = ''] = file.split('.')
  return { hash, width: Number(width), format }
}
