import { defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import Fastify, { type FastifyInstance } from 'fastify'
import { AvailabilityMemory } from '#availability/availability-memory.ts'
import { type Clock, makeClock } from '#clock.ts'
import type { Config } from '#config.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { refuse } from '#errors.ts'
import { GeoMemory } from '#geo/geo-memory.ts'
import { measureJobs } from '#jobs/measure-jobs.ts'
import { registerOutbox } from '#jobs/register-outbox.ts'
import { registerBestsellers } from '#modules/bestsellers/routes.ts'
import { registerAvailability } from '#modules/availability/routes.ts'
import { registerBoard } from '#modules/board/routes.ts'
import { registerCaptcha } from '#modules/captcha/routes.ts'
import { registerCities } from '#modules/cities/routes.ts'
import { keepDevMessage } from '#modules/dev-inbox/repository.ts'
import { registerDevInbox } from '#modules/dev-inbox/routes.ts'
import { registerBrands } from '#modules/documents/brand-routes.ts'
import { registerContent } from '#modules/content/routes.ts'
import { registerPreviewHooks, takePreviewPrefix } from '#modules/content/preview-hooks.ts'
import { registerPreviews } from '#modules/content/preview-routes.ts'
import { registerVersions } from '#modules/content/version-routes.ts'
import { registerCrawlers } from '#modules/documents/crawlers/routes.ts'
import { registerDocuments } from '#modules/documents/routes.ts'
import { registerRestoEvents } from '#modules/events/routes.ts'
import { registerGeo } from '#modules/geo/routes.ts'
import { registerHealth } from '#modules/health/routes.ts'
import { registerMenus } from '#modules/menus/routes.ts'
import { registerMetricsPage } from '#modules/metrics/routes.ts'
import { registerNow } from '#modules/now/routes.ts'
import { registerOrders } from '#modules/orders/routes.ts'
import { registerPersons } from '#modules/persons/routes.ts'
import { registerPlaces } from '#modules/places/routes.ts'
import { registerPhotos } from '#modules/photos/routes.ts'
import { registerPreflight } from '#modules/preflight/routes.ts'
import { registerPromotions } from '#modules/promotions/routes.ts'
import { registerRestos } from '#modules/restos/routes.ts'
import { registerSignIn } from '#modules/sign-in/routes.ts'
import { makePaymentJobs } from '#modules/payments/payment-jobs.ts'
import { createPaymentIntents } from '#modules/payments/create-payment-intents.ts'
import { registerPayments } from '#modules/payments/routes.ts'
import { makeSandboxBooks } from '#modules/payments/sandbox-books.ts'
import { registerStaff } from '#modules/staff/routes.ts'
import { registerAuthenticate } from '#plugins/authenticate.ts'
import { answerBrokenRequest } from '#plugins/broken-request.ts'
import { compileSerializer } from '#plugins/compile-serializer.ts'
import { compileValidator } from '#plugins/compile-validator.ts'
import { registerCors } from '#plugins/cors.ts'
import { registerErrorHandler, sendRefusal } from '#plugins/error-handler.ts'
import { registerEventStreams } from '#plugins/event-stream.ts'
import { registerForwardedHost } from '#plugins/forwarded-host.ts'
import { registerJsonBodies } from '#plugins/json-bodies.ts'
import { registerLocale } from '#plugins/locale.ts'
import { Metrics } from '#plugins/metrics.ts'
import { registerOpenApi } from '#plugins/openapi.ts'
import { registerOverload } from '#plugins/overload.ts'
import { registerRateLimit } from '#plugins/rate-limit.ts'
import {
  isReadingLogged,
  registerRequestLog,
  requestIdOptions,
  toLoggerOptions,
} from '#plugins/request-log.ts'
import { registerSecurityHeaders, toSecurityHeaders } from '#plugins/security-headers.ts'
import { registerServedRoutes } from '#plugins/served-routes.ts'
import { registerStaffAccess } from '#plugins/staff-access.ts'
import { StaffStreams } from '#plugins/staff-streams.ts'
import { makeCookieJar } from '#plugins/staff-cookies.ts'
import { recordReadyAnswer, registerTracing } from '#plugins/trace-requests.ts'
import { createCaptcha } from '#providers/captcha/create-captcha.ts'
import { createIdentityProviders } from '#providers/identity/create-identity-providers.ts'
import { createPaymentProvider } from '#providers/payments/create-payment-provider.ts'
import { createSmsSender } from '#providers/sms/create-sms-sender.ts'
import { createGeocoder } from '#providers/geocoding/create-geocoder.ts'
import { registerUnusedConnections } from '#plugins/unused-connections.ts'
import { CatalogueMemory } from '#serving/catalogue-memory.ts'
import { Previews } from '#serving/previews.ts'
import { Serving } from '#serving/serving.ts'
import { registerReadyAnswers } from '#serving/ready-answers.ts'
import { EndedFamilyMemory } from '#tokens/ended-family-memory.ts'
import { getDevelopmentSecret } from '#tokens/development-secret.ts'
import { loadTokenKeys } from '#tokens/load-token-keys.ts'
import { Tokens } from '#tokens/tokens.ts'
import { makeWebhookSender, webhookKind } from '#webhooks/webhook-sender.ts'

export interface AppParts {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly changes: ChangeFeed
  readonly storefrontFolder?: string | undefined
  readonly officeFolder?: string | undefined
}

const bodyLimitBytes = 256 * 1024
const requestTimeoutMs = 30_000

/** The whole API in one file: every module by name, in the order of the documentation. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts
  const app = Fastify({
    ...requestIdOptions,
    rewriteUrl: takePreviewPrefix,
    logger: toLoggerOptions(config.logLevel),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // How often it is looked who has taken longer than that; Node's own half a minute would double it.
    http: { connectionsCheckingInterval: 2000 },
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
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  registerJsonBodies(app)
  registerServedRoutes(app)
  registerLocale(app)
  registerErrorHandler(app)
  const tracing =
    config.traces && (await import('#tracing/open-telemetry.ts')).startOpenTelemetry(config.traces, app.log)
  if (tracing) registerTracing(app, tracing)
  const metrics = new Metrics()
  registerRequestLog(app, config.logLevel, (request) => metrics.requestAnswered(request))
  registerEventStreams(app)
  registerUnusedConnections(app)
  const securityHeaders = toSecurityHeaders(config.isProduction)
  registerSecurityHeaders(app, securityHeaders)
  await registerCors(app, config.corsOrigins)
  registerOverload(app, {
    isDatabaseFull: () => parts.db.engine.isFull(),
    headers: securityHeaders,
    onRefused: ({ method = '' }) => metrics.requestAnswered({ method, route: 'overload', status: 503 }),
  })
  registerRateLimit(app, config.requestsPerMinute)

  const report: ReportFault = (error, during) => app.log.error({ err: error, during }, 'fault')
  const catalogue = await CatalogueMemory.start(parts.db, parts.changes, {
    report,
    maxBytes: config.catalogueMemoryMb * 1_000_000,
  })
  app.addHook('onClose', () => catalogue.close())
  const serving = new Serving(catalogue)
  const availability = await AvailabilityMemory.start({ ...parts, report })
  app.addHook('onClose', () => availability.close())
  availability.subscribe(({ places }) => {
    if (places === undefined) return serving.ready.clear()
    // Menus say what is stopped at every venue of the brand; a stop at one venue leaves them ready.
    for (const { scopeId } of places) serving.dropReadyOf(scopeId)
    return undefined
  })
  const publicHost = config.publicUrl && new URL(config.publicUrl).hostname
  registerForwardedHost(
    app,
    (host) => host === publicHost || catalogue.directory.findByHost(host) !== undefined,
  )
  // Whoever wants to see every request in the log gets the long way.
  if (!isReadingLogged(config.logLevel)) {
    registerReadyAnswers(app, serving.ready, (sent, request) => {
      metrics.requestAnswered({ method: 'GET', ...sent })
      if (tracing) recordReadyAnswer(tracing, request, sent)
    })
  }
  const withCatalogue = { ...parts, serving, availability }
  const previews = new Previews(withCatalogue)
  registerPreviewHooks(app, previews)
  const tokens = new Tokens(await loadTokenKeys(parts), parts.clock)
  const ended = await EndedFamilyMemory.start({ ...parts, report })
  app.addHook('onClose', async () => ended.close())
  registerAuthenticate(app, tokens, ended)
  const jar = makeCookieJar(config)
  registerStaffAccess(app, {
    ...parts,
    jar,
    findBrandOfResto: (restoId) => catalogue.directory.findOwner('resto', restoId)?.id,
  })
  const captcha = await createCaptcha(config.captcha, {
    clock: parts.clock,
    getKey: () => getDevelopmentSecret({ db: parts.db, isProduction: config.isProduction }, 'captcha'),
  })
  const sms = createSmsSender(config.sms, {
    keep: (message) => keepDevMessage(parts, message),
    log: (line) => app.log.info(line, 'development SMS'),
    isProduction: config.isProduction,
  })
  const identity = createIdentityProviders(config.identity)
  const geo = await GeoMemory.start(parts.db, parts.changes, report)
  app.addHook('onClose', () => geo.close())

  registerNow(app, parts)
  registerHealth(app, { ...parts, catalogue })
  registerMetricsPage(app, { ...parts, metrics, catalogue })
  registerCities(app, withCatalogue)
  registerMenus(app, withCatalogue)
  registerRestos(app, withCatalogue)
  registerPromotions(app, withCatalogue)
  registerAvailability(app, withCatalogue)
  registerBestsellers(app, withCatalogue)
  registerRestoEvents(app, withCatalogue)
  await registerPhotos(app, { ...parts, report })
  registerBrands(app, withCatalogue)
  registerCrawlers(app, withCatalogue)
  registerCaptcha(app, { captcha })
  registerSignIn(app, {
    ...withCatalogue,
    report,
    tokens,
    captcha,
    sms,
    smsLimits: defaultSmsLimits,
    identity,
  })
  registerPersons(app, parts)
  registerPlaces(app, withCatalogue)
  const streams = new StaffStreams({ ...parts, report })
  app.addHook('onClose', async () => streams.close())
  registerStaff(app, { ...withCatalogue, report, jar, sms, tokens, streams })
  const ordering = {
    ...withCatalogue,
    report,
    metrics,
    provider: await createPaymentProvider(config.payments, makeSandboxBooks(parts)),
    placingLimits: { openUnpaid: config.openOrdersMax, perHour: config.ordersPerHour },
    sendsWebhooks: config.webhooks !== undefined,
    warn: (line: object, during: string): void => app.log.warn(line, during),
  }
  registerPreflight(app, withCatalogue)
  registerOrders(app, { ...ordering, payments: createPaymentIntents(ordering) })
  registerPayments(app, ordering)
  registerBoard(app, { ...ordering, streams })
  const outbox = {
    ...parts,
    clock: makeClock(),
    report,
    onEnded: (kind: string, outcome: string): void => metrics.jobEnded(kind, outcome),
  }
  // Apart from each other: a kitchen's system that hangs would hold every place, and refunds would wait behind it.
  registerOutbox(app, { ...outbox, handlers: measureJobs(tracing, makePaymentJobs(ordering)) })
  if (config.webhooks !== undefined) {
    const webhookJobs = { [webhookKind]: makeWebhookSender(config.webhooks) }
    registerOutbox(app, { ...outbox, handlers: measureJobs(tracing, webhookJobs) })
  }
  registerDevInbox(app, parts)
  registerGeo(app, { ...withCatalogue, geo, geocoder: createGeocoder(config.geocoding, () => geo.index) })
  registerContent(app, withCatalogue)
  registerVersions(app, withCatalogue)
  registerPreviews(app, { ...withCatalogue, previews })
  registerOpenApi(app, config)
  await registerDocuments(app, withCatalogue)
  return app
}
