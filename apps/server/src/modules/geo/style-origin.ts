import type { FastifyRequest } from 'fastify'
import type { CatalogueIndex } from '#serving/catalogue-index.ts'
import { isHostOfBrand } from '#serving/find-brand.ts'

/**
 * Where a style's tiles and fonts are. A page may load them from its own host alone (its policy says so), so the host
 * of a brand that was asked stays, with the scheme and the port of `publicUrl`. Any other host is the asker's to make
 * up and would fill the memory and the caches: it is told `publicUrl`.
 */
export function toStyleOrigin(
  { protocol, hostname, host }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'host'>,
  catalogue: CatalogueIndex,
  publicUrl: string | undefined,
): string {
  if (publicUrl === undefined) return `${protocol}://${host}`
  if (!isHostOfBrand(catalogue, hostname)) return publicUrl
  const site = new URL(publicUrl)
  site.hostname = hostname.toLowerCase()
  return site.origin
}
