// Renamed, because the formatter breaks lines in `html` templates, and each byte is sent.
import { html as markup, type Html, raw } from '@lavash/contract/html'
import { withoutScriptsStyle } from '#modules/documents/without-scripts-style.ts'

/** The storefront reads its settings from this element. */
const settingsElementId = 'lavash-config'

export interface DocumentContent {
  readonly settings: unknown
  readonly look?: DocumentLook | undefined
  readonly page?: PageMarkup | undefined
}

/** What a document says of one page: in the head, in the splash, and in the body for readers without scripts. */
export interface PageMarkup {
  readonly head: Html
  readonly splash: Html
  readonly body: Html
}

/** What a brand changes before the storefront's script runs: words and colours of the first paint. */
export interface DocumentLook {
  readonly locale: string
  readonly theme: string
  /** Generated CSS. The import has checked each value against a pattern. */
  readonly style: string
  readonly iconUrl: string
  readonly name: string
  readonly tagline: string
  readonly appleIconUrl: string
  readonly manifestUrl: string
  /** The colour around the page, for example of a phone's status bar, in both themes. */
  readonly barColours: { readonly light: string; readonly dark: string }
}

/**
 * Fills the built index.html: the brand's look, the settings as JSON, the page's words, and the nonce. The page's
 * parts come last in head and body, so that what is equal for every page loads first.
 */
export function renderDocument(
  template: string,
  { settings, look, page }: DocumentContent,
  nonce: string,
): string {
  const style = look === undefined ? '' : `<style>${look.style}${withoutScriptsStyle}</style>`
  const head = `${style}${toDataBlock('json', settings, settingsElementId).text}`
  // Replacement functions, because `$&` in a brand's text would be read as a pattern.
  const filled = withLook(template, look, page?.splash ?? raw('')).replace('</head>', () => `${head}</head>`)
  return withNonce(filled, nonce)
    .replace('</head>', () => `${page?.head.text ?? ''}</head>`)
    .replace('</body>', () => `${page?.body.text ?? ''}</body>`)
}

/** Data blocks do not run, so they need no nonce. */
const loading =
  /<(script(?! type="application\/)|style|link(?= [^>]*rel="(?:stylesheet|modulepreload|preload)"))/g

export function withNonce(html: string, nonce: string): string {
  return html.replaceAll(loading, (start) => `${start} nonce="${nonce}"`)
}

/** JSON inside the document. `</script>` and `<!--` in a text must not end the block (WHATWG HTML, 4.12.1.3). */
export function toDataBlock(kind: 'json' | 'ld+json', value: unknown, id?: string): Html {
  const name = id === undefined ? '' : ` id="${id}"`
  const text = JSON.stringify(value).replaceAll(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return raw(`<script type="application/${kind}"${name}>${text}</script>`)
}

function withLook(template: string, look: DocumentLook | undefined, splash: Html): string {
  if (look === undefined) return template
  const { locale, theme, iconUrl, appleIconUrl, manifestUrl, barColours, name, tagline } = look
  const bars =
    theme === 'system' ? (['light', 'dark'] as const) : ([theme === 'dark' ? 'dark' : 'light'] as const)
  const icons = markup`<link rel="icon" href="${iconUrl}" type="image/svg+xml"><link rel="apple-touch-icon" href="${appleIconUrl}"><link rel="manifest" href="${manifestUrl}">`
  const colours = bars.map((name) => toBarColour(barColours[name], bars.length > 1 ? name : undefined))
  return template
    .replace(/<html[^>]*>/, () => markup`<html lang="${locale}" data-theme="${theme}">`.text)
    .replaceAll(/<title>[^<]*<\/title>|<link rel="icon"[^>]*>/g, '')
    .replaceAll(/<link [^>]*data-locales="([^"]*)"[^>]*>/g, (link, locales: string) =>
      locales.split(' ').includes(locale) ? link : '',
    )
    .replace('<div id="root"></div>', () => toSplash(iconUrl, name, tagline, splash).text)
    .replace('<head>', () => markup`<head><meta charset="utf-8">${icons}${colours}`.text)
}

/** The brand before any script runs, in the same elements as boot-frame.tsx, which replaces them. */
function toSplash(logoUrl: string, name: string, tagline: string, photo: Html): Html {
  const words = tagline === '' ? raw('') : markup`<p class="boot-tagline">${tagline}</p>`
  return markup`<div id="root"><main class="boot-frame" data-from="document">${photo}<header class="boot-brand"><img src="${logoUrl}" alt="" width="40" height="40"><h1 class="boot-name">${name}</h1>${words}</header></main></div>`
}

function toBarColour(colour: string, scheme: string | undefined): Html {
  const media = scheme === undefined ? raw('') : markup` media="(prefers-color-scheme: ${scheme})"`
  return markup`<meta name="theme-color" content="${colour}"${media}>`
}
