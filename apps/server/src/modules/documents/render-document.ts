/** The element the storefront reads its settings from. */
const settingsElementId = 'lavash-config'

/** Fills the built index.html for one answer: the settings as a JSON block and the nonce on all it loads. */
export function renderDocument(template: string, settings: unknown, nonce: string): string {
  const withNonce = template.replaceAll(
    /<(script|style|link(?= [^>]*rel="(?:stylesheet|modulepreload|preload)"))/g,
    `<$1 nonce="${nonce}"`,
  )
  const block = `<script type="application/json" id="${settingsElementId}">${toScriptText(settings)}</script>`
  // A function, because `$&` in a brand's text would be read as a pattern.
  return withNonce.replace('</head>', () => `${block}</head>`)
}

/** `</script>` and `<!--` inside a text must not end the block (WHATWG HTML, 4.12.1.3). */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
