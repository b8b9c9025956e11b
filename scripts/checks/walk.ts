export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

type Visit = (node: Node, parent: Node | null, key: string) => void

/** Visits every node with its parent. The parser's own visitor does not pass the parent. */
export function walk(node: Node, visit: Visit, parent: Node | null = null, parentKey = ''): void {
  visit(node, parent, parentKey)
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node, key)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
