/** Markup that is safe to send. Only `html` makes it, and `raw` from constants. */
export interface Html {
  readonly text: string
}

type Part = string | number | Html | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

export function raw(text: string): Html {
  return { text }
}

/** Escapes every inserted value, so that nobody can forget it. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = strings.map((string, index) => `${string}${toText(parts[index] ?? '')}`).join('')
  return { text }
}

function toText(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'text' in part ? part.text : part.map((item) => item.text).join('')
}
