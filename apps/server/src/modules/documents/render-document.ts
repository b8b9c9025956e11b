/** The element the storefront reads its settings from. */
const settingsElementId = 'lavash-config'

export interface DocumentContent {
  readonly settings: unknown
  readonly look?: DocumentLook | undefined
}

/** What a brand changes before the storefront's script has run: the first paint has its words and colours. */
export interface DocumentLook {
  readonly locale: string
  readonly theme: string
  readonly title: string
  readonly description: string
  /** CSS of our own making: values were read by pattern at the import. */
  readonly style: string
  readonly iconUrl: string
  readonly appleIconUrl: string
  readonly manifestUrl: string
  /** What surrounds the page: a phone's status bar, in each of the two themes. */
  readonly barColours: { readonly light: string; readonly dark: string }
}

/** Fills the built index.html: the settings as a JSON block, the brand's look, the nonce on all it loads. */
export function renderDocument(template: string, { settings, look }: DocumentContent, nonce: string): string {
  const block = `<script type="application/json" id="${settingsElementId}">${toScriptText(settings)}</script>`
  const style = look === undefined ? '' : `<style>${look.style}</style>`
  // Functions, because `$&` in a brand's text would be read as a pattern.
  return withLook(template, look)
    .replace('</head>', () => `${style}${block}</head>`)
    .replaceAll(
      /<(script|style|link(?= [^>]*rel="(?:stylesheet|modulepreload|preload)"))/g,
      (start) => `${start} nonce="${nonce}"`,
    )
}

function withLook(template: string, look: DocumentLook | undefined): string {
  if (look === undefined) return template
  const { locale, theme, title, description, iconUrl, appleIconUrl, manifestUrl, barColours } = look
  const bars =
    theme === 'system' ? (['light', 'dark'] as const) : ([theme === 'dark' ? 'dark' : 'light'] as const)
  const head =
    `<title>${toText(title)}</title><meta name="description" content="${toText(description)}">` +
    `<link rel="icon" href="${toText(iconUrl)}" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="${toText(appleIconUrl)}">` +
    `<link rel="manifest" href="${toText(manifestUrl)}">` +
    bars.map((name) => toBarColour(barColours[name], bars.length > 1 ? name : undefined)).join('')
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${toText(locale)}" data-theme="${toText(theme)}">`)
    .replaceAll(/<title>[^<]*<\/title>|<link rel="icon"[^>]*>/g, '')
    .replace('<head>', () => `<head><meta charset="utf-8">${head}`)
}

function toBarColour(colour: string, scheme: string | undefined): string {
  const media = scheme === undefined ? '' : ` media="(prefers-color-scheme: ${scheme})"`
  return `<meta name="theme-color" content="${toText(colour)}"${media}>`
}

function toText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** `</script>` and `<!--` inside a text must not end the block (WHATWG HTML, 4.12.1.3). */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
