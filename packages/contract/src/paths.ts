import { accountPaths } from '#account-paths.ts'
import { fillPath, type PathQuery } from '#fill-path.ts'
import { officePaths } from '#office-paths.ts'
import { storefrontPaths } from '#storefront-paths.ts'

/** Where every call lives. */
export const paths = {
  ...storefrontPaths,
  ...accountPaths,
  ...officePaths,

  'health.live': { method: 'GET', path: '/health/live' },
  'health.ready': { method: 'GET', path: '/health/ready' },
  metrics: { method: 'GET', path: '/metrics' },
  openapi: { method: 'GET', path: '/openapi.json' },
  docs: { method: 'GET', path: '/docs' },
  'docs.style': { method: 'GET', path: '/docs.css' },

  'cities.show': { method: 'GET', path: '/1/p/cities/:cityId' },
  'brands.logo': { method: 'GET', path: '/brand/:brand/logo.svg' },
  'brands.manifest': { method: 'GET', path: '/brand/:brand/manifest.webmanifest' },
  'brands.icon': { method: 'GET', path: '/brand/:brand/icons/:file' },
  'brands.tokens': { method: 'GET', path: '/brand/:brand/tokens.css' },
  'photos.show': { method: 'GET', path: '/1/photos/:hash/:file' },
  robots: { method: 'GET', path: '/robots.txt' },
  sitemap: { method: 'GET', path: '/sitemap.xml' },

  'payments.callback': { method: 'POST', path: '/1/payments/:provider/callback' },
  'sandbox.page': { method: 'GET', path: '/sandbox/payments/:paymentId' },
  'sandbox.decide': { method: 'POST', path: '/sandbox/payments/:paymentId' },
  'dev.inbox': { method: 'GET', path: '/dev/inbox' },
  'dev.messages': { method: 'GET', path: '/dev/inbox.json' },

  'geo.geocode': { method: 'GET', path: '/1/geo/geocode' },
  'geo.tile': { method: 'GET', path: '/1/geo/tiles/:dataset/:z/:x/:y.mvt' },
  'geo.font': { method: 'GET', path: '/1/geo/fonts/:file' },

  'things.list': { method: 'GET', path: '/1/brands/:brandId/things/:kind' },
  'things.show': { method: 'GET', path: '/1/brands/:brandId/things/:kind/:key' },
  'things.save': { method: 'PUT', path: '/1/brands/:brandId/things/:kind/:key' },
  'draft.show': { method: 'GET', path: '/1/brands/:brandId/draft' },
  'draft.discard': { method: 'POST', path: '/1/brands/:brandId/draft/discard' },
  'draft.difference': { method: 'GET', path: '/1/brands/:brandId/draft/difference' },
  'draft.publish': { method: 'POST', path: '/1/brands/:brandId/draft/publish' },
  'previews.create': { method: 'POST', path: '/1/brands/:brandId/draft/previews' },
  'previews.open': { method: 'GET', path: '/preview/:token' },
  'prices.publish': { method: 'PUT', path: '/1/brands/:brandId/prices/:key' },
  'versions.list': { method: 'GET', path: '/1/brands/:brandId/versions' },
  'versions.restore': { method: 'POST', path: '/1/brands/:brandId/versions/:number/restore' },
} as const

export type CallName = keyof typeof paths

type NameOf<Segment extends string> = Segment extends `${infer Name}.${string}` ? Name : Segment
type NamesIn<Path extends string> = Path extends `${string}:${infer Tail}`
  ? Tail extends `${infer Segment}/${infer Rest}`
    ? NameOf<Segment> | NamesIn<`/${Rest}`>
    : NameOf<Tail>
  : never

export type PathParams<Name extends CallName> = Readonly<
  Record<NamesIn<(typeof paths)[Name]['path']>, string | number>
>

type PathArguments<Name extends CallName> = [NamesIn<(typeof paths)[Name]['path']>] extends [never]
  ? [params?: Readonly<Record<never, never>>, query?: PathQuery]
  : [params: PathParams<Name>, query?: PathQuery]

export function pathOf<Name extends CallName>(name: Name, ...[params, query]: PathArguments<Name>): string {
  return fillPath(paths[name].path, params, query)
}
