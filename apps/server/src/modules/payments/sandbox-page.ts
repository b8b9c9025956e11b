import { html, type Html } from '@lavash/contract/html'
import { type Locale, toLanguageTag } from '@lavash/rulebook/site/locales'
import { toMoneyText } from '@lavash/rulebook/money/money-text'
import { toServerText } from '#error-message.ts'
import type { Outcome, SandboxPageContent, SandboxRow } from '#modules/payments/sandbox-books.ts'
import { sandboxStyle } from '#modules/payments/sandbox-style.ts'

const special: readonly Outcome[] = ['slow', 'callback-lost', 'callback-twice', 'callback-before-return']

/** The sandbox bank's page for trying the product: plain forms without scripts. */
export function renderSandboxPage(row: SandboxRow, nowMs: number, nonce: string): string {
  const { title, lines, locale } = JSON.parse(row.page) as SandboxPageContent
  const toText = (amountMinor: number): string => toMoneyText(amountMinor, row.currency, locale)
  return html`<!doctype html>
    <html lang="${toLanguageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${toServerText('text.sandbox.title', locale)}: ${title}</title>
        <style nonce="${nonce}">
          ${sandboxStyle}
        </style>
      </head>
      <body>
        <main>
          <p class="badge">${toServerText('text.sandbox.title', locale)}</p>
          <h1>${title}</h1>
          <ul class="lines">
            ${lines.map(
              ({ name, amountMinor }) =>
                html`<li><span>${name}</span><span>${toText(amountMinor)}</span></li>`,
            )}
          </ul>
          <p class="total">
            <span>${toServerText('text.sandbox.total', locale)}</span
            ><strong>${toText(row.amountMinor)}</strong>
          </p>
          ${row.outcome === null ? renderChoices(locale) : renderState(row, nowMs, locale)}
        </main>
      </body>
    </html>`.text
}

function renderChoices(locale: Locale): Html {
  return html`<p class="notice">${toServerText('text.sandbox.notice', locale)}</p>
    <form method="post">
      ${renderButton('approve', locale, 'primary')} ${renderButton('decline', locale, 'plain')}
      ${renderButton('abandon', locale, 'plain')}
      <details>
        <summary>${toServerText('text.sandbox.special', locale)}</summary>
        ${special.map((outcome) => renderButton(outcome, locale, 'plain'))}
      </details>
    </form>`
}

function renderButton(outcome: Outcome, locale: Locale, look: 'primary' | 'plain'): Html {
  const label = toServerText(`text.sandbox.outcome.${outcome}`, locale)
  const meaning = toServerText(`text.sandbox.meaning.${outcome}`, locale)
  return html`<button class="${look}" name="outcome" value="${outcome}">
    <span>${label}</span> <small>${meaning}</small>
  </button>`
}

function renderState({ outcome, settlesAt, returnUrl }: SandboxRow, nowMs: number, locale: Locale): Html {
  const state = outcome === null || settlesAt > nowMs ? 'thinking' : outcome
  return html`<p class="state ${state}" role="status">
      ${toServerText(`text.sandbox.state.${state}`, locale)}
    </p>
    <a class="primary" href="${returnUrl}">${toServerText('text.sandbox.back', locale)}</a>`
}
