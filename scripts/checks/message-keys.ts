import type { ParsedModule } from './parse-module.ts'
import { walk } from './walk.ts'
import type { Node } from './walk.ts'

export function listKeys(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([name, inner]) => listKeys(inner, [...path, name]))
}

/** A key is used if code names it whole, or by a matching template: `measure.${unit}`. */
export function readNames(modules: readonly ParsedModule[]): (key: string) => boolean {
  const whole = new Set<string>()
  const patterns = new Set<string>()
  const addTemplate = (node: Node): void => {
    const texts = textsOf(node)
    const own = texts.join('')
    // A template without a dot or a letter of its own would match every key.
    if (own.includes('.') && /[a-z]/i.test(own)) patterns.add(toPattern(texts))
  }
  for (const { program } of modules) {
    walk(program, (node) => {
      if (node.type === 'Literal' && typeof node['value'] === 'string') whole.add(node['value'])
      if (node.type === 'TemplateLiteral') addTemplate(node)
    })
  }
  const templates = [...patterns].map((pattern) => new RegExp(pattern))
  return (key) => whole.has(key) || templates.some((template) => template.test(key))
}

/** The fixed parts of a template string. */
function textsOf(node: Node): string[] {
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
}

function toPattern(texts: readonly string[]): string {
  return `^${texts.map((text) => text.replace(/[^\w-]/g, '\\$&')).join('.+')}$`
}
