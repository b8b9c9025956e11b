import { parseSync } from 'oxc-parser'
import { walk } from './walk.ts'
import type { Node } from './walk.ts'

export interface Mention {
  text: string
  line: number
}

export interface ParsedModule {
  /**
   * Static, type-only, dynamic, re-exported and globbed imports, and `new URL(…, import.meta.url)`: each binds two
   * files.
   */
  imports: Mention[]
  /** Global names that the module reads: `fetch`, `localStorage`, `Date.now`, `new Date`. */
  uses: Mention[]
  program: Node
  lineAt: (offset: number) => number
}

export function parseModule(file: string, source: string): ParsedModule {
  const { program, errors } = parseSync(file, source)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const error = errors[0]
  if (error) throw new SyntaxError(`${file}:${lineAt(error.labels[0]?.start ?? 0)} ${error.message}`)

  const imports: Mention[] = []
  const uses: Mention[] = []
  const root = program as unknown as Node
  walk(root, (node, parent, key) => {
    for (const text of importedBy(node)) imports.push({ text, line: lineAt(node.start) })
    const used = usedBy(node, parent, key)
    if (used) uses.push({ text: used, line: lineAt(node.start) })
  })
  return { imports, uses, program: root, lineAt }
}

function importedBy(node: Node): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return stringsOf(node['source'])
    case 'TSExternalModuleReference':
      return stringsOf(node['expression'])
    case 'CallExpression': {
      const isGlob = dottedName(node['callee']) === 'import.meta.glob'
      const isRequire = dottedName(node['callee']) === 'require'
      return isGlob || isRequire ? stringsOf(argumentsOf(node)[0]) : []
    }
    case 'NewExpression': {
      const [path, base] = argumentsOf(node)
      return dottedName(node['callee']) === 'URL' && dottedName(base) === 'import.meta.url'
        ? stringsOf(path)
        : []
    }
    default:
      return []
  }
}

const globalObjects = /^(?:window|globalThis|self)\./

function usedBy(node: Node, parent: Node | null, key: string): string | null {
  if (node.type === 'NewExpression') {
    const name = dottedName(node['callee'])
    // `new Date(ms)` is arithmetic. `new Date()` reads the machine's clock.
    return name === 'Date' && argumentsOf(node).length === 0 ? 'new Date()' : null
  }
  if (node.type === 'MemberExpression') return dottedName(node)?.replace(globalObjects, '') ?? null
  if (node.type !== 'Identifier' || !parent) return null
  const isOwnName = (key === 'property' || key === 'key') && parent['computed'] !== true
  const isTypeOnly = parent.type.startsWith('TS') && key !== 'expression'
  return isOwnName || isTypeOnly ? null : String(node['name'])
}

function argumentsOf(node: Node): Node[] {
  return node['arguments'] as Node[]
}

/** The literal parts of a module path. A path computed at run time cannot be checked. */
function stringsOf(value: unknown): string[] {
  const node = value as Node | null | undefined
  if (!node) return []
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']]
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).flatMap(stringsOf)
  if (node.type !== 'TemplateLiteral') return []
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return [quasis.map(({ value }) => value.cooked).join('*')]
}

function dottedName(value: unknown): string | null {
  const node = value as Node | null | undefined
  if (!node) return null
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type === 'MetaProperty') return 'import.meta'
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null
  const object = dottedName(node['object'])
  return object ? `${object}.${dottedName(node['property'])}` : null
}
