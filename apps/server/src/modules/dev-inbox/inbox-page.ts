import { html, type Html, raw } from '@lavash/contract/html'
import type { DevMessageRow } from '#modules/dev-inbox/repository.ts'

const style = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem }
  p { margin: 0 0 1.5rem; opacity: .75 }
  ol { display: grid; gap: .75rem; list-style: none; margin: 0; padding: 0 }
  li { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 1rem; padding: .75rem 1rem }
  header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; opacity: .75 }
  .text { font-size: 1.25rem; overflow-wrap: anywhere }
`)

/** The page of the inbox, for trying the product. It reloads itself without a script. */
export function renderInboxPage(messages: readonly DevMessageRow[], nonce: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="3" />
        <meta name="robots" content="noindex" />
        <title>Development inbox</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <h1>Development inbox</h1>
        <p>Messages that would have been sent by SMS, the newest first. Nothing leaves this server.</p>
        ${messages.length === 0 ? html`<p role="status">No messages yet.</p>` : renderList(messages)}
      </body>
    </html>`.text
}

function renderList(messages: readonly DevMessageRow[]): Html {
  return html`<ol>
    ${messages.map(
      ({ recipient, text, sentAt }) =>
        html`<li>
          <header>
            <span>${recipient}</span>
            <time datetime="${new Date(sentAt).toISOString()}">${new Date(sentAt).toISOString()}</time>
          </header>
          <div class="text">${text}</div>
        </li>`,
    )}
  </ol>`
}
