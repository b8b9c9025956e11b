import { locales } from '@lavash/rulebook/site/locales'
import { errorStatuses } from '@lavash/rulebook/site/error-codes'
import { callErrorCodes, type Call, type StaffRule } from '#call.ts'
import { calls } from '#calls.ts'
import { schemaTable } from '#docs-schema.ts'
import { html, raw, type Html } from '#html.ts'
import { nouns } from '#nouns.ts'
import type { TSchema } from 'typebox'

const partTitles: Readonly<Record<Call['part'], string>> = {
  system: 'Clock, health, documents',
  catalogue: 'Catalogue',
  orders: 'Preflight and orders',
  account: 'Sign-in and profile',
  payments: 'Payments',
  geo: 'Maps and addresses',
  content: 'Content: drafts and versions',
  staff: 'The restaurant’s side',
}

const authTexts: Readonly<Record<Call['auth'], string>> = {
  none: 'open to everybody',
  access: 'bearer: access token',
  refresh: 'bearer: refresh token',
  staff: 'cookie: session of the staff',
  device: 'cookie: paired device',
}

const whoseTexts: Readonly<Record<StaffRule['whose'], (param: string) => string>> = {
  self: () => 'one’s own',
  account: () => 'one’s own, not on a device',
  platform: () => 'the platform’s',
  brand: (param) => `all of ${param}`,
  venues: (param) => `own venues of ${param}`,
  resto: (param) => param,
}

/** The access rule, as the enforcing plugin reads it. */
function toAuthText({ auth, staff }: Call): string {
  if (staff === undefined) return authTexts[auth]
  const { least, whose, param = '', stepUp } = staff
  const role = whose === 'platform' ? 'PLATFORM' : least === 'ANYBODY' ? 'any role' : `${least} or more`
  return [
    authTexts[auth],
    role,
    whoseTexts[whose](param),
    ...(stepUp ? ['passkey again after 5 minutes'] : []),
  ].join(' · ')
}

/** The contract as a page. It has no script and no inline style, so it works under the strictest policy. */
export function makeDocsPage({ version }: { readonly version: string }): string {
  const rows = Object.entries<Call>(calls)
  const byPart = [...Map.groupBy(rows, ([, call]) => call.part)]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Lavash API ${version}</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <h1>Lavash API <small>${version}</small></h1>
          <p>
            Amounts are integers in minor units, times are ISO 8601 with offset, array query parameters are
            joined by commas. Texts come in the language of Accept-Language (${locales.join(', ')}). A refusal
            is always
            <code>{"errors": [{"code", "message", "field"?}]}</code>. Also as
            <a href="/openapi.json">OpenAPI 3.1</a>.
          </p>
        </header>
        <nav aria-label="Contents">
          ${byPart.map(
            ([part, group]) =>
              html`<section>
                <h2>${partTitles[part]}</h2>
                <ul>
                  ${group.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
                </ul>
              </section>`,
          )}
          <details>
            <summary>Nouns</summary>
            <ul>
              ${[...nouns.keys()].map((noun) => html`<li><a href="#noun-${noun}">${noun}</a></li>`)}
            </ul>
          </details>
        </nav>
        <main>
          ${byPart.map(
            ([part, group]) =>
              html`<section>
                <h2>${partTitles[part]}</h2>
                ${group.map(([name, call]) => callArticle(name, call))}
              </section>`,
          )}
          <section>
            <h2>Nouns</h2>
            ${[...nouns].map(
              ([noun, schema]) =>
                html`<article id="noun-${noun}">
                  <h3>${noun}</h3>
                  ${schemaTable(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html> `.text
}

function callArticle(name: string, call: Call): Html {
  return html`<article id="${name}">
    <h3><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${call.path}</code></h3>
    <p><strong>${call.summary}</strong></p>
    <p>${call.description ?? ''}</p>
    <p class="facts">${toAuthText(call)} · cache: ${call.cache}</p>
    ${partOf('Path', call.params)} ${partOf('Query', call.query)} ${partOf('Headers', call.headers)}
    ${partOf('Body', call.body, call.example.body)}
    ${Object.entries(call.answers).map(([status, answer]) =>
      answer.schema
        ? partOf(`${status} ${answer.description}`, answer.schema, answer.example)
        : html`<h4>${status} ${answer.description}</h4>
            ${answer.mediaType === undefined ? raw('') : html`<p class="facts">${answer.mediaType}</p>`}`,
    )}
    <details>
      <summary>Refusals</summary>
      <ul class="codes">
        ${callErrorCodes(call).map((code) => html`<li>${errorStatuses[code]} <code>${code}</code></li>`)}
      </ul>
    </details>
  </article>`
}

function partOf(title: string, schema: TSchema | undefined, example?: unknown): Html {
  if (!schema) return raw('')
  return html`<h4>${title}</h4>
    ${schemaTable(schema)}
    ${
      example === undefined
        ? raw('')
        : html`<details>
            <summary>Example</summary>
            <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
          </details>`
    }`
}
