import type { ParsedModule } from './parse-module.ts'
import { walk } from './walk.ts'
import type { Node } from './walk.ts'

export interface TestTitle {
  text: string
  line: number
}

const testFunctions = new Set(['test', 'it', 'describe'])

/**
 * Titles of tests and of groups of tests. A hole of a template string is left out. A table of `test.each` counts as
 * titles as well, because its rows fill the holes: `test.each([['A-06', …]])('%s …')`.
 */
export function readTestTitles(module: ParsedModule): TestTitle[] {
  const tables = readConstants(module.program)
  const titles: TestTitle[] = []
  const add = (node: Node | undefined) => {
    if (node) titles.push({ text: textOf(node), line: module.lineAt(node.start) })
  }
  walk(module.program, (node) => {
    if (node.type !== 'CallExpression') return
    const callee = node['callee'] as Node
    const [first] = node['arguments'] as Node[]
    if (isTestFunction(callee)) add(first)
    if (callee.type !== 'CallExpression' || !isTestFunction(callee['callee'] as Node)) return
    add(first)
    for (const table of callee['arguments'] as Node[]) {
      const rows = table.type === 'Identifier' ? tables.get(String(table['name'])) : table
      if (rows) walk(rows, (cell) => isText(cell) && add(cell))
    }
  })
  return titles
}

/** `test`, `test.skip`, `describe.each`, `test.describe.parallel`: what the chain begins with decides. */
function isTestFunction(node: Node): boolean {
  if (node.type === 'MemberExpression') return isTestFunction(node['object'] as Node)
  return node.type === 'Identifier' && testFunctions.has(String(node['name']))
}

function readConstants(program: Node): Map<string, Node> {
  const constants = new Map<string, Node>()
  walk(program, (node) => {
    const { id, init } = node as { id?: Node; init?: Node | null }
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && init) {
      constants.set(String(id['name']), init)
    }
  })
  return constants
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node['value'])
  if (node.type === 'BinaryExpression') return textOf(node['left'] as Node) + textOf(node['right'] as Node)
  if (node.type !== 'TemplateLiteral') return ''
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}
