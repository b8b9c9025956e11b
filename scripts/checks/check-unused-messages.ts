import type { Check } from './check.ts'
import { isCode } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import { walk } from './walk.ts'
import type { Node } from './walk.ts'

/** Texts are written in Russian first. The rulebook's error codes have a text on both sides. */
const books = [
  {
    file: 'packages/ui/src/messages/ru.json',
    code: /^(?:apps\/(?:storefront|office)|packages\/[^/]+\/src)\//,
  },
  { file: 'packages/ui/gallery/samples/ru.json', code: /^packages\/ui\/gallery\// },
  { file: 'apps/storefront/src/i18n/messages/ru.json', code: /^(?:apps\/storefront|packages\/[^/]+\/src)\// },
  { file: 'apps/office/src/i18n/messages/ru.json', code: /^apps\/office\// },
  { file: 'apps/server/src/messages/ru.json', code: /^(?:apps\/server\/src|packages\/[^/]+\/src)\// },
]

export const checkUnusedMessages: Check = {
  name: 'unused messages',
  findProblems: (tree) =>
    books.flatMap(({ file, code }) => {
      const isNamed = readNames(
        tree,
        tree.files.filter((one) => code.test(one) && isCode(one) && !one.includes('.test.')),
      )
      return listKeys(JSON.parse(tree.read(file)))
        .filter((key) => !isNamed(key))
        .map((key) => `${file} ${key}: no code names it`)
    }),
}

function listKeys(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([name, inner]) => listKeys(inner, [...path, name]))
}

/** A key is used if code names it whole, or by a matching template: `measure.${unit}`. */
function readNames(tree: SourceTree, files: readonly string[]): (key: string) => boolean {
  const whole = new Set<string>()
  const patterns = new Set<string>()
  const addTemplate = (node: Node): void => {
    const texts = textsOf(node)
    const own = texts.join('')
    // A template without a dot or a letter of its own would match every key.
    if (own.includes('.') && /[a-z]/i.test(own)) patterns.add(toPattern(texts))
  }
  for (const file of files) {
    walk(tree.parse(file).program, (node) => {
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
