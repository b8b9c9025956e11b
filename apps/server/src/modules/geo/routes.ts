import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { suggestionsMax } from '@lavash/rulebook/site/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { refuse } from '#errors.ts'
import type { Bounds } from '#geo/coordinates.ts'
import type { GeoMemory } from '#geo/geo-memory.ts'
import { keepPromise } from '#keep-promise.ts'
import { TileCache } from '#geo/store/tile-cache.ts'
import { fontFiles } from '#geo/style/map-fonts.ts'
import { makeAskGeocoder } from '#modules/geo/ask-geocoder.ts'
import { StyleAnswers } from '#modules/geo/style-answers.ts'
import { toStyleOrigin } from '#modules/geo/style-origin.ts'
import { serve } from '#plugins/serve.ts'
import type { Geocoder } from '#providers/geocoding/geocoder.ts'
import { findEncoding } from '#serving/accept-encoding.ts'
import type { Serving } from '#serving/serving.ts'
import { sendPrepared, toVary } from '#serving/send-prepared.ts'

export interface GeoParts {
  readonly db: Db
  readonly clock: Clock
  readonly serving: Serving
  readonly geo: GeoMemory
  readonly geocoder: Geocoder
  readonly config: { readonly publicUrl?: string | undefined }
}

const defaultSuggestions = 6

export function registerGeo(app: FastifyInstance, parts: GeoParts): void {
  const { db, clock, serving, geo, geocoder, config } = parts
  const tiles = new TileCache(db)
  const styles = new StyleAnswers(geo)
  const fonts = new Map<string, Promise<Buffer>>()
  const askGeocoder = makeAskGeocoder(clock)

  serve(app, 'geo.suggest', (request, reply) => {
    vary(reply)
    const { q, bounds, size = defaultSuggestions } = request.query
    const wish = { text: q, bounds: toBounds(bounds), size: Math.min(size, suggestionsMax) }
    return askGeocoder(request, () => geocoder.suggest({ ...wish, locale: request.locale }))
  })
  serve(app, 'geo.geocode', (request, reply) => {
    vary(reply)
    const { query, locale } = request
    return askGeocoder(request, () =>
      geocoder.geocode({ text: query.q, bounds: toBounds(query.bounds), locale }),
    )
  })
  serve(app, 'geo.place', (request, reply) => {
    vary(reply)
    const { params, locale } = request
    return askGeocoder(
      request,
      async () => (await geocoder.findPlace(params.placeId, locale)) ?? refuse('geo.place-not-found'),
    )
  })
  serve(app, 'geo.reverse', (request, reply) => {
    vary(reply)
    const { query, locale } = request
    return askGeocoder(
      request,
      async () => (await geocoder.reverse([query.lng, query.lat], locale)) ?? refuse('geo.place-not-found'),
    )
  })
  serve(app, 'geo.style', (request, reply) => {
    // Addresses are absolute because the map's workers resolve no relative ones.
    const origin = toStyleOrigin(request, serving.catalogue.directory, config.publicUrl)
    const bounds = toBounds(request.query.bounds)
    const style = styles.find({ theme: request.params.theme, locale: request.locale, origin, bounds })
    return style === undefined ? refuse('geo.unavailable') : sendPrepared(request, reply, style)
  })
  serve(app, 'geo.tile', async ({ params, headers }, reply) => {
    const source = geo.findTileImport(params.dataset)
    if (source === undefined) return refuse('request.not-found')
    const packed = await tiles.find(source.id, params)
    if (packed === undefined) return reply.code(204).send()
    vary(reply, 'accept-encoding')
    reply.type('application/vnd.mapbox-vector-tile')
    if (findEncoding(headers['accept-encoding']) === 'identity')
      return reply.send(await promisify(gunzip)(packed))
    return reply.header('content-encoding', 'gzip').send(Buffer.from(packed))
  })
  serve(app, 'geo.font', async ({ params }, reply) => {
    if (!fontFiles.includes(params.file)) return refuse('request.not-found')
    const bytes = await keepPromise(fonts, params.file, () => readFont(params.file))
    return reply.type('font/woff2').send(bytes)
  })
}

function toBounds(numbers: readonly number[] | undefined): Bounds | undefined {
  if (numbers === undefined) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = numbers
  return { west, south, east, north }
}

function vary(reply: FastifyReply, header = 'accept-language'): void {
  reply.header('vary', toVary(reply.getHeader('vary'), header))
}

function readFont(file: string): Promise<Buffer> {
  const packageFile = fileURLToPath(import.meta.resolve('@fontsource/noto-sans/package.json'))
  return readFile(join(dirname(packageFile), 'files', file))
}
