import type { FastifyRequest } from 'fastify'
import type { Directory } from '#serving/directory.ts'

/**
 * The origin of a style's tiles and fonts. The policy of a page allows its own host only, so a brand's host stays,
 * with scheme and port of `publicUrl`. Any other host is invented by the caller and would fill memory and caches, so
 * it gets `publicUrl`.
 */
export function toStyleOrigin(
  { protocol, hostname, host }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'host'>,
  directory: Directory,
  publicUrl: string | undefined,
): string {
  if (publicUrl === undefined) return `${protocol}://${host}`
  if (directory.findByHost(hostname) === undefined) return publicUrl
  const site = new URL(publicUrl)
  site.hostname = hostname.toLowerCase()
  return site.origin
}
