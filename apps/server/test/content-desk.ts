import { calls } from '@lavash/contract/calls'
import type { AnswerOf } from '@lavash/contract/calls'
import type { Call } from '@lavash/contract/call'
import type { Thing } from '@lavash/contract/content'
import type { ErrorItem } from '@lavash/contract/errors'
import { type CallName, pathOf } from '@lavash/contract/paths'
import { Value } from 'typebox/value'
import { type DemoServer, startDemoServer } from './start-demo-server.ts'
import { addStaff, fromThisPage } from './staff-desk.ts'
import type { TestServerOptions } from './start-test-server.ts'
import type { DemoBrand } from '#catalogue/testing/read-demo-brand.ts'

export type ContentAnswer<Name extends CallName> =
  | { readonly status: 200; readonly body: AnswerOf<Name>; readonly errors: [] }
  | { readonly status: number; readonly body: undefined; readonly errors: ErrorItem[] }

type Values = Readonly<Record<string, unknown>>

/** The office of a demo brand, as one of its editors asks it. */
export class ContentDesk {
  readonly server: DemoServer
  readonly brandId: number
  readonly #cookies = new Map<string, string>()

  constructor(server: DemoServer, brand: DemoBrand = 'ugolyok') {
    this.server = server
    this.brandId = server.id(brand, 'brand', brand)
  }

  static async open(options: TestServerOptions = {}): Promise<ContentDesk> {
    return new ContentDesk(await startDemoServer(options))
  }

  /** The headers of an editor with this name, who is made when first asked for. */
  async headersOf(name: string): Promise<Readonly<Record<string, string>>> {
    const known = this.#cookies.get(name)
    const cookie = known ?? (await addStaff(this.server, { name, brandId: this.brandId, role: 'MANAGER' }))
    this.#cookies.set(name, cookie)
    return { ...fromThisPage, cookie }
  }

  async ask<Name extends CallName>(
    name: Name,
    {
      params = {},
      body,
      as = 'Anna',
      language = 'en',
    }: { params?: Values; body?: object; as?: string | undefined; language?: string } = {},
  ): Promise<ContentAnswer<Name>> {
    const row: Call = calls[name]
    const toPath = pathOf as (called: CallName, params: object) => string
    const answer = await this.server.fetch(toPath(name, { brandId: this.brandId, ...params }), {
      method: row.method,
      headers: {
        'accept-language': language,
        ...(as !== '' && (await this.headersOf(as))),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const told = (await answer.json()) as { errors: ErrorItem[] }
    if (answer.status !== 200) return { status: answer.status, body: undefined, errors: told.errors }
    const schema = row.answers[200]?.schema
    if (schema === undefined) throw new Error(`${name} answers without a schema`)
    const misfits = Value.Errors(schema, told)
    if (misfits.length > 0)
      throw new Error(`${name} answers what its row does not say: ${JSON.stringify(misfits)}`)
    return { status: 200, body: told as AnswerOf<Name>, errors: [] }
  }

  /** The answer of a call that is not refused. */
  async get<Name extends CallName>(
    name: Name,
    asked: Parameters<typeof this.ask<Name>>[1] = {},
  ): Promise<AnswerOf<Name>> {
    const { status, body, errors } = await this.ask(name, asked)
    if (status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(errors)}`)
    return body as AnswerOf<Name>
  }

  show(kind: string, key: string): Promise<Thing> {
    return this.get('things.show', { params: { kind, key } })
  }

  /** Changes fields of a thing as it stands now. */
  async edit(kind: string, key: string, fields: Values | null, as = 'Anna') {
    const { revision, version, value } = await this.show(kind, key)
    return this.save(kind, key, { revision, version, value: fields && { ...value, ...fields } }, as)
  }

  save(
    kind: string,
    key: string,
    body: { revision: number; version: number; value: Values | null },
    as = 'Anna',
  ) {
    return this.get('things.save', { params: { kind, key }, body, as })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close()
  }
}
