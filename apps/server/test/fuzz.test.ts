import { type Call, callErrorCodes } from '@lavash/contract/call'
import { calls } from '@lavash/contract/calls'
import { type ErrorAnswer, errorAnswerSchema } from '@lavash/contract/errors'
import { type CallName, paths } from '@lavash/contract/paths'
import { type ErrorCode, errorStatuses } from '@lavash/rulebook/site/error-codes'
import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { expect, onTestFinished, test } from 'vitest'
import { makeDemoDatabase } from './demo-database.ts'
import { type FuzzRequest, fuzzRequests, type FuzzWorld } from './fuzz-requests.ts'
import { online, PaymentDesk } from './payment-desk.ts'
import { fromThisPage, OfficeBrowser } from './staff-desk.ts'
import { isPostgres } from './test-on-postgres.ts'
import { findSandboxRow, toSandboxPayment } from '#modules/payments/sandbox-books.ts'
import { makeSandboxCallback } from '#providers/payments/sandbox.ts'

/**
 * Ten thousand in one run of the tests. Fewer of them on PostgreSQL: each costs more there, and what differs lies below
 * the calls. `FUZZ_REQUESTS=1000000 FUZZ_SEED=1` for more, or for the same again.
 */
const requestCount = Number(process.env['FUZZ_REQUESTS'] ?? (isPostgres ? 2000 : 8000))
const seed = Number(process.env['FUZZ_SEED'] ?? Math.trunc(Math.random() * 2 ** 31))
const atOnce = 16
const hangsAfterMs = 25_000
const maxTold = 10
const noAnswer = 0

const names = Object.keys(paths) as CallName[]

test(
  `E-01 whatever is sent to any call, it is answered, in the declared shape, and never by a fault (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const database = await makeDemoDatabase()
    onTestFinished(() => database.remove())
    await using desk = await PaymentDesk.open({ database })
    const world = await makeWorld(desk)
    const perCall = Math.ceil(requestCount / names.length)
    const requests = names.flatMap((name, index) =>
      // Each call its own: with one seed all of them would be broken in the same way.
      fc.sample(fuzzRequests(name, world), { numRuns: perCall, seed: seed + index }),
    )
    expect(requests.length).toBeGreaterThanOrEqual(requestCount)

    const statuses = new Map<number, number>()
    const problems: unknown[] = []
    const next = requests.values()
    async function work(): Promise<void> {
      for (const request of next) {
        const answer = await sendAgainIfIdle(desk.server.url, request)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const problem = findProblem(request, answer)
        if (problem !== undefined)
          problems.push({ problem, request, answer: { ...answer, text: answer.text.slice(0, 300) } })
        if (problems.length >= maxTold) return
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))

    expect(problems).toEqual([])
    // Otherwise the requests were so broken that nothing was tried.
    const wanted = [200, 201, 204, 303, 400, 401, 403, 404, 405, 409, 415, 422]
    expect([...statuses.keys()]).toEqual(expect.arrayContaining(wanted))
    const ready = await desk.server.fetch('/health/ready')
    expect(await ready.json()).toEqual({ status: 'ok', checks: { catalogue: 'ok', database: 'ok' } })
  },
)

async function makeWorld(desk: PaymentDesk): Promise<FuzzWorld> {
  const customer = await desk.customer()
  const stranger = await desk.customer()
  const { authorization = '' } = await customer.headers()
  const order = await desk.placed(customer, online)
  const [attempt] = await desk.attempts(order)
  const row = await findSandboxRow(desk.server.db.read, attempt?.id ?? '')
  if (row === undefined) throw new Error('The order opened no payment')
  const body = desk.orderBody()
  const preflightBody = desk.preflightBody()
  return {
    authorizations: [
      ...Array.from({ length: 12 }, () => authorization),
      (await stranger.headers())['authorization'] ?? '',
      '',
      'Bearer x',
      'Basic eDp4',
    ],
    staffHeaders: await makeStaffHeaders(desk),
    known: {
      'orders.place body': [body, desk.orderBody(online), { ...body, comment: 'Позвоните' }],
      'preflight.anonymous body': [preflightBody, { ...preflightBody, promoCode: 'УГОЛЬ20' }],
      'preflight.person body': [preflightBody],
      'payments.callback body': [makeSandboxCallback(toSandboxPayment(row, 0), 'failed')],
      personId: [customer.personId],
      orderId: [order.id],
      paymentId: [attempt?.id],
      brandId: [1, 2],
      restoId: [desk.id('resto', 'centre'), desk.id('resto', 'vokzal')],
      menuId: [desk.id('menu', 'main')],
      whiteLabel: [undefined],
      provider: ['sandbox'],
      promoCode: ['УГОЛЬ20', 'уголь20'],
      location: [preflightBody.location],
      deliveryPlace: [body.deliveryPlace],
      person: [body.person, online.person],
      comment: ['Позвоните'],
      preOrderAt: [undefined, '2026-11-17T12:00:00+03:00'],
      personCount: [1, 2],
      expectedTotal: [97_600, 79_660, 89_700],
      phone: ['+79000000001', '+7 900 000-00-02'],
      apiKey: ['demo'],
    },
  }
}

/** Mostly somebody who may; sometimes another site, somebody of little account, or nobody. */
async function makeStaffHeaders(desk: PaymentDesk): Promise<Readonly<Record<string, string>>[]> {
  const headers = []
  for (const role of ['OWNER', 'OWNER', 'MANAGER', 'COUNTER'] as const) {
    const browser = new OfficeBrowser(desk.server)
    await browser.enter(role)
    const cookie = `lavash-staff=${browser.cookies.get('lavash-staff')}`
    headers.push({ ...fromThisPage, cookie })
  }
  return [
    ...headers,
    { cookie: headers[0]?.cookie ?? '' },
    { ...fromThisPage, cookie: 'lavash-staff=x;;=' },
    {},
  ]
}

interface FuzzAnswer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/**
 * A client opens connections ahead of need, and one that was idle for long is answered with 408 just when it is used
 * at last: RFC 9110, 15.5.9 has the client repeat what it sent.
 */
async function sendAgainIfIdle(url: string, request: FuzzRequest): Promise<FuzzAnswer> {
  const answer = await send(url, request)
  return answer.status === 408 ? send(url, request) : answer
}

async function send(url: string, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(hangsAfterMs),
    })
    const contentType = response.headers.get('content-type') ?? ''
    // A stream of events does not end; that it began is all there is to see.
    const isStream = contentType.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    return { status: response.status, contentType, text: isStream ? '' : await response.text() }
  } catch (error) {
    return { status: noAnswer, contentType: '', text: String(error) }
  }
}

const isErrorAnswer = Compile(errorAnswerSchema)
const answerChecks = Object.values<Call>(calls).flatMap(({ answers }) =>
  Object.values(answers).flatMap(({ schema }) => (schema === undefined ? [] : [Compile(schema)])),
)
/** Menus are long and answered often. */
const known = new Set<string>()

function findProblem(request: FuzzRequest, { status, contentType, text }: FuzzAnswer): string | undefined {
  if (status === noAnswer) return 'no answer'
  if (status >= 500) return 'a fault'
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return undefined
  const isJson = contentType.startsWith('application/json')
  if (status < 400) {
    const isDeclared = !isJson || hasOpenAnswer(request.name, status) || isDeclaredAnswer(text)
    return isDeclared ? undefined : 'an answer that no row declares'
  }
  // The storefront's document for an address that is none of the API's.
  if (status === 404 && contentType.startsWith('text/html')) return undefined
  if (!isJson) return `an error as ${contentType}`
  const answer: unknown = JSON.parse(text)
  if (!isErrorAnswer.Check(answer)) return 'an error of another shape'
  return findErrorProblem(calls[request.name], answer, status)
}

/** JSON of somebody else's making: the OpenAPI document, a map style. */
function hasOpenAnswer(name: CallName, status: number): boolean {
  const call: Call = calls[name]
  return call.answers[status]?.schema === undefined
}

/** Of whichever row: a hole in an address may lead to another one than was meant. */
function isDeclaredAnswer(text: string): boolean {
  if (known.has(text)) return true
  const answer: unknown = JSON.parse(text)
  const isDeclared = answerChecks.some((check) => check.Check(answer))
  if (isDeclared) known.add(text)
  return isDeclared
}

const ofEveryAddress: ReadonlySet<ErrorCode> = new Set([
  'request.not-found',
  'request.method-not-allowed',
  'request.invalid',
])

/** Of ours: a sender's own braces may well be quoted. */
const unfinished = /^\s*$|\{(0|field|name|sum|retryAfterSeconds)\}/

function findErrorProblem(call: Call, { errors }: ErrorAnswer, status: number): string | undefined {
  const [first] = errors
  const code = first?.code as ErrorCode
  if (errorStatuses[code] !== status) return `${code} with the status ${status}`
  if (errors.some(({ message }) => unfinished.test(message))) return 'an unfinished sentence'
  // A changed method may lead to another row of the same address.
  const rows = Object.values<Call>(calls).filter(({ path }) => path === call.path)
  const isDeclared = rows.some((row) => callErrorCodes(row).includes(code)) || ofEveryAddress.has(code)
  return isDeclared ? undefined : `${code}, which its row does not declare`
}
