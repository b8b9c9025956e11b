import Fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db } from '#db/db.ts'
import { refuse } from '#errors.ts'
import { GeoMemory } from '#geo/geo-memory.ts'
import { registerCities } from '#modules/cities/routes.ts'
import { registerBrands } from '#modules/documents/brand-routes.ts'
import { registerDocuments } from '#modules/documents/routes.ts'
import { registerRestoEvents } from '#modules/events/routes.ts'
import { registerGeo } from '#modules/geo/routes.ts'
import { registerHealth } from '#modules/health/routes.ts'
import { registerMenus } from '#modules/menus/routes.ts'
import { registerNow } from '#modules/now/routes.ts'
import { registerPhotos } from '#modules/photos/routes.ts'
import { registerPromotions } from '#modules/promotions/routes.ts'
import { registerRestos } from '#modules/restos/routes.ts'
import { answerBrokenRequest } from '#plugins/broken-request.ts'
import { compileValidator } from '#plugins/compile-validator.ts'
import { registerCors } from '#plugins/cors.ts'
import { registerErrorHandler, sendRefusal } from '#plugins/error-handler.ts'
import { registerEventStreams } from '#plugins/event-stream.ts'
import { registerLocale } from '#plugins/locale.ts'
import { registerOpenApi } from '#plugins/openapi.ts'
import { registerRateLimit } from '#plugins/rate-limit.ts'
import { registerRequestLog, requestIdOptions, toLoggerOptions } from '#plugins/request-log.ts'
import { registerSecurityHeaders } from '#plugins/security-headers.ts'
import { registerServedRoutes } from '#plugins/served-routes.ts'
import { createGeocoder } from '#providers/geocoding/create-geocoder.ts'
import { registerUnusedConnections } from '#plugins/unused-connections.ts'
import { CatalogueMemory } from '#reading/catalogue-memory.ts'
import { Reading } from '#reading/reading.ts'

export interface AppParts {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly changes: ChangeFeed
  readonly storefrontFolder?: string | undefined
}

const bodyLimitBytes = 256 * 1024
const requestTimeoutMs = 30_000

/** The whole API in one file: every module by name, in the order of the documentation. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts
  const app = Fastify({
    ...requestIdOptions,
    logger: toLoggerOptions(config.logLevel),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    forceCloseConnections: 'idle',
    // While it stops, the server answers what still arrives: the framework's own refusal has another shape.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: (_error, request, reply) => {
      void sendRefusal(request, reply, refuse('request.invalid'))
    },
    routerOptions: { maxParamLength: 300 },
    // A prototype in a body is somebody's attack, not a field to drop quietly.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  app.setValidatorCompiler(compileValidator)
  registerServedRoutes(app)
  registerLocale(app)
  registerErrorHandler(app)
  registerRequestLog(app)
  registerEventStreams(app)
  registerUnusedConnections(app)
  await registerSecurityHeaders(app, config.isProduction)
  await registerCors(app, config.corsOrigins)
  await registerRateLimit(app, config.requestsPerMinute)

  const catalogue = await CatalogueMemory.start(parts.db, parts.changes, (error, during) =>
    app.log.error({ err: error, during }, 'fault'),
  )
  app.addHook('onClose', () => catalogue.close())
  const withCatalogue = { ...parts, reading: new Reading(catalogue) }
  const geo = await GeoMemory.start(parts.db, parts.changes, (error, during) =>
    app.log.error({ err: error, during }, 'fault'),
  )
  app.addHook('onClose', () => geo.close())

  registerNow(app, parts)
  registerHealth(app, parts)
  registerCities(app, withCatalogue)
  registerMenus(app, withCatalogue)
  registerRestos(app, withCatalogue)
  registerPromotions(app, withCatalogue)
  registerRestoEvents(app, withCatalogue)
  registerPhotos(app, parts)
  registerBrands(app, withCatalogue)
  registerGeo(app, { ...parts, geo, geocoder: createGeocoder(config.geocoding, () => geo.index) })
  registerOpenApi(app, config)
  await registerDocuments(app, withCatalogue)
  return app
}
