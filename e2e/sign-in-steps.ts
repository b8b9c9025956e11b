import { DatabaseSync } from 'node:sqlite'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { DevMessage } from '@lavash/contract/dev-inbox'
import { type SignedIn, signIn } from '../apps/server/test/sign-in.ts'
import type { StartedServer } from './start-server.ts'
import type { Stored } from './visit.ts'

/** A phone that no other test uses, because codes are counted by phone. */
export function drawPhone(): string {
  return `+7900${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
}

/** The newest code for a phone, from the development inbox. */
export async function readCode(url: string, phone: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const messages = (await (await fetch(`${url}/dev/inbox.json`)).json()) as DevMessage[]
    code = /^\d{4}/.exec(messages.find(({ to }) => to === phone)?.text ?? '')?.[0]
    expect(code).toBeDefined()
  }).toPass()
  return code ?? ''
}

export function otherCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

export async function requestCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(codeField(page)).toBeFocused()
}

export function codeField(page: Page) {
  return page.getByRole('textbox', { name: 'Код из СМС' })
}

/** A customer who signed in on an earlier visit, with real tokens. */
export async function readSignedIn(
  { url }: StartedServer,
  phone = drawPhone(),
): Promise<{ person: SignedIn; stored: Stored }> {
  const fetching = { fetch: (path: string, init?: RequestInit) => fetch(url + path, init) }
  const person = await signIn(fetching, phone)
  const profile: unknown = await (await fetching.fetch('/api/v1/me', { headers: person.headers })).json()
  const { accessToken, refreshToken } = person
  return {
    person,
    stored: {
      person_profile: profile,
      person_token_set: { accessToken, refreshToken, source: 'PHONE' },
    },
  }
}

/** Changes the server's database in place of passing time. */
export function changeDatabase({ dataFolder }: StartedServer, sql: string, ...values: string[]): void {
  const file = readdirSync(dataFolder).find((name) => /\.(sqlite|db)$/.test(name))
  if (file === undefined) throw new Error(`No database in ${dataFolder}`)
  using database = new DatabaseSync(join(dataFolder, file), { timeout: 5000 })
  database.prepare(sql).run(...values)
}

/** Looks like a token that ends at `exp`. No server accepts it. */
export function makeToken(exp: number): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode({ exp })}.signature`
}
