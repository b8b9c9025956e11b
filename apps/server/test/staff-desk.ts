import type { StaffMe, StaffWay } from '@lavash/contract/staff'
import type { StaffGrant, StaffRole } from '@lavash/rulebook/account/staff-roles'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { makeId } from '#ids.ts'
import { beginSession } from '#modules/staff/session-rows.ts'

/** Somebody with a role and a session, without the way through an invitation. Gives the cookie. */
export async function addStaff(
  { db, clock }: { db: Db; clock: Clock },
  person: {
    readonly name?: string
    readonly brandId: number
    readonly role: StaffGrant['role']
    readonly restoIds?: readonly number[] | null
    readonly way?: StaffWay
    readonly phone?: string
  },
): Promise<string> {
  const { name = 'Anna', brandId, role, restoIds = null, way = 'passkey', phone = null } = person
  const nowMs = clock.now()
  const id = makeId(nowMs)
  const { token } = await transaction(db, async (trx) => {
    await trx
      .insertInto('staffPeople')
      .values({ id, name, phone, createdAt: nowMs, endedAt: null, demoKey: null })
      .execute()
    await trx
      .insertInto('staffRoles')
      .values({ personId: id, brandId, role, restoIds: restoIds && JSON.stringify(restoIds) })
      .execute()
    return beginSession(trx, { personId: id, way, userAgent: undefined, replaces: undefined, nowMs })
  })
  return `lavash-staff=${token}`
}

/** A server under test, or any other. */
interface Fetching {
  readonly url: string
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

type Headers = Readonly<Record<string, string>>

/** What a browser sends with a call of the page it shows. */
export const fromThisPage: Headers = { 'sec-fetch-site': 'same-origin' }

/** A browser of the office: it keeps its cookies and says where its calls come from. */
export class OfficeBrowser {
  readonly cookies = new Map<string, string>()
  readonly #server: Fetching
  readonly #headers: Headers

  constructor(server: Fetching, headers: Headers = fromThisPage) {
    this.#server = server
    this.#headers = headers
  }

  async send(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#server.fetch(path, {
      method,
      headers: {
        'accept-language': 'en',
        ...this.#headers,
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  /** The answer's JSON; anything but success is thrown. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  /** Continues a session that was begun elsewhere. */
  take(cookie: string): void {
    this.#keep(cookie)
  }

  async enter(role: StaffRole): Promise<StaffMe> {
    return this.ask<StaffMe>('POST', '/1/staff/sign-in/demo', { role })
  }

  me(): Promise<StaffMe> {
    return this.ask<StaffMe>('GET', '/1/staff/me')
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** `403 auth.forbidden`, or the status alone where there is no refusal. */
export async function toOutcome(answer: Response): Promise<string> {
  const text = await answer.text()
  const [, code] = /"code":"([^"]+)"/.exec(text) ?? []
  return answer.ok || code === undefined ? String(answer.status) : `${answer.status} ${code}`
}
