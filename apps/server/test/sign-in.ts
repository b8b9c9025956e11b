import type { CaptchaChallenge } from '@lavash/contract/captcha'
import type { DevMessage } from '@lavash/contract/dev-inbox'
import type { Person } from '@lavash/contract/persons'
import type { TokenSet } from '@lavash/contract/sign-in'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

export interface SignedIn extends TokenSet {
  readonly personId: string
  /** For a personal call: `server.fetch(path, {headers: person.headers})`. */
  readonly headers: Readonly<Record<string, string>>
}

/** A server under test, or any other: browser tests sign people in the same way. */
interface Fetching {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** As the storefront does it: the puzzle, the code, the inbox, the tokens. */
export async function signIn(server: Fetching, phone = '+79000000001'): Promise<SignedIn> {
  await expectOk(await requestCode(server, phone))
  const tokens = await toTokens(await sendCode(server, phone, await findCode(server, phone)))
  const headers = bearer(tokens.accessToken)
  const me: Person = JSON.parse(await (await server.fetch('/api/v1/me', { headers })).text())
  return { ...tokens, personId: me.id, headers }
}

export async function requestCode(
  server: Fetching,
  phone: string,
  extra: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  const captchaToken = await solveCaptcha(server)
  const body = { apiKey: 'demo', captchaToken, mode: 'WEB', phone, ...extra }
  return server.fetch('/api/v1/sign/in/phone/code', post(body))
}

export function sendCode(
  server: Fetching,
  phone: string,
  code: string,
  extra: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  return server.fetch('/api/v1/sign/in/phone', post({ apiKey: 'demo', code, phone, ...extra }))
}

export async function solveCaptcha(server: Fetching): Promise<string> {
  const answer = await server.fetch('/api/v1/captcha/challenge')
  const challenge: CaptchaChallenge = JSON.parse(await answer.text())
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** The newest code that the development inbox has for a phone. */
export async function findCode(server: Fetching, phone: string): Promise<string> {
  const messages: DevMessage[] = JSON.parse(await (await server.fetch('/dev/inbox.json')).text())
  const code = /^\d{4}/.exec(messages.find(({ to }) => to === phone)?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code for ${phone} in the inbox`)
  return code
}

export async function toTokens(answer: Response): Promise<TokenSet> {
  await expectOk(answer)
  const tokens: TokenSet = JSON.parse(await answer.text())
  return tokens
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** The first error of an answer, in English where the test asked for it. */
export async function codeOf(answer: Response): Promise<string> {
  const { errors }: { errors: { code: string }[] } = JSON.parse(await answer.text())
  return errors[0]?.code ?? 'no error'
}

export function post(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}
