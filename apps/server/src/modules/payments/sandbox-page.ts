import { html, type Html } from '@lavash/contract/html'
import { toMoneyText } from '@lavash/rulebook/money/money-text'
import type { Outcome, SandboxPageContent, SandboxRow } from '#modules/payments/sandbox-books.ts'
import { sandboxStyle } from '#modules/payments/sandbox-style.ts'
import { sandboxTexts } from '#modules/payments/sandbox-texts.ts'

const special: readonly Outcome[] = ['slow', 'callback-lost', 'callback-twice', 'callback-before-return']

/** A bank's page for whoever tries the product: plain forms, no script. */
export function renderSandboxPage(row: SandboxRow, nowMs: number, nonce: string): string {
  const { title, lines, locale } = JSON.parse(row.page) as SandboxPageContent
  const texts = sandboxTexts[locale]
  const toText = (amountMinor: number): string => toMoneyText(amountMinor, row.currency, locale)
  return html`<!doctype html>
    <html lang="${locale === 'cnr' ? 'sr-Latn-ME' : locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}: ${title}</title>
        <style nonce="${nonce}">
          ${sandboxStyle}
        </style>
      </head>
      <body>
        <main>
          <p class="badge">${texts.title}</p>
          <h1>${title}</h1>
          <ul class="lines">
            ${lines.map(
              ({ name, amountMinor }) =>
                html`<li><span>${name}</span><span>${toText(amountMinor)}</span></li>`,
            )}
          </ul>
          <p class="total"><span>${texts.total}</span><strong>${toText(row.amountMinor)}</strong></p>
          ${row.outcome === null ? renderChoices(texts) : renderState(row, nowMs, texts)}
        </main>
      </body>
    </html>`.text
}

type Texts = (typeof sandboxTexts)['ru']

function renderChoices(texts: Texts): Html {
  return html`<p class="notice">${texts.notice}</p>
    <form method="post">
      ${renderButton('approve', texts, 'primary')} ${renderButton('decline', texts, 'plain')}
      ${renderButton('abandon', texts, 'plain')}
      <details>
        <summary>${texts.special}</summary>
        ${special.map((outcome) => renderButton(outcome, texts, 'plain'))}
      </details>
    </form>`
}

function renderButton(outcome: Outcome, { outcomes }: Texts, look: 'primary' | 'plain'): Html {
  const [label, meaning] = outcomes[outcome]
  return html`<button class="${look}" name="outcome" value="${outcome}">
    <span>${label}</span> <small>${meaning}</small>
  </button>`
}

function renderState({ outcome, settlesAt, returnUrl }: SandboxRow, nowMs: number, texts: Texts): Html {
  const state = outcome === null || settlesAt > nowMs ? 'thinking' : outcome
  return html`<p class="state ${state}" role="status">${texts.states[state]}</p>
    <a class="primary" href="${returnUrl}">${texts.back}</a>`
}
