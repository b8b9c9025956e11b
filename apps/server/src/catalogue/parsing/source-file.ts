import {
  type Alias,
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import type { Mistake } from '#catalogue/mistake.ts'
import { parsePlainYaml } from '#catalogue/parsing/parse-plain-yaml.ts'
import type { FileKind } from '#catalogue/schema/file-kinds.ts'

export type SourcePath = readonly (string | number)[]

/** A data file of the brand's folder that remembers on which line everything stands. */
export interface SourceFile {
  kind: FileKind
  /** Within the brand's folder. */
  file: string
  /** The file's name without its ending. */
  name: string
  value: unknown
  /** The line of a value; of the nearest thing around it when it is missing. */
  lineOf(path: SourcePath): number
  /** The line of a key, which can differ from its value's. */
  lineOfKey(path: SourcePath): number
}

export function parseSourceFile(
  kind: FileKind,
  file: string,
  text: string,
): { source: SourceFile | null; mistakes: Mistake[] } {
  const plain = parsePlainYaml(text)
  if (plain !== undefined) return { source: toSourceFile(kind, file, text, plain), mistakes: [] }
  const { yaml, lines } = readDocument(file, text)
  const mistakes = [...yaml.errors, ...yaml.warnings].map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    problem: `not readable as YAML: ${error.message}`,
    expected: 'well-formed YAML',
  }))
  if (mistakes.length > 0) return { source: null, mistakes }
  // Such a value has no end, and whoever walks it would not come back. Looking for one visits every node.
  const cyclic =
    text.includes('*') && findAlias(yaml, (target, around) => target !== undefined && around.includes(target))
  if (cyclic !== undefined && cyclic !== false) {
    const problem = `not readable as YAML: the alias '${cyclic.source}' stands inside what it means`
    const line = lines.linePos(cyclic.range?.[0] ?? 0).line
    return { source: null, mistakes: [{ file, line, problem, expected: wellFormed }] }
  }
  try {
    return { source: toSourceFile(kind, file, text, yaml.toJS()), mistakes }
  } catch (error) {
    // The parser looks for what an alias means only now, and then tells no place.
    if (!(error instanceof ReferenceError)) throw error
    const problem = `not readable as YAML: ${error.message}`
    // The first line when every alias is known, but there are too many of them.
    const unresolved = findAlias(yaml, (target) => target === undefined)
    const line = lines.linePos(unresolved?.range?.[0] ?? 0).line
    return { source: null, mistakes: [{ file, line, problem, expected: wellFormed }] }
  }
}

interface ReadDocument {
  readonly yaml: Document
  readonly lines: LineCounter
}

/** JSON is YAML as well, so GeoJSON gets its line numbers from the same parser; only tabs offend it. */
function readDocument(file: string, text: string): ReadDocument {
  const lines = new LineCounter()
  const readable = file.endsWith('.geojson') ? text.replaceAll('\t', ' ') : text
  return { yaml: parseDocument(readable, { lineCounter: lines, prettyErrors: false }), lines }
}

const wellFormed = "well-formed YAML; a text that begins with '*' stands in quotes"

/** The first alias that `isMeant` says yes to, asked with what the alias means and everything it stands in. */
function findAlias(
  yaml: Document,
  isMeant: (target: Node | undefined, around: readonly unknown[]) => boolean,
): Alias | undefined {
  let found: Alias | undefined
  visit(yaml, {
    Alias(_key, alias, around) {
      if (!isMeant(alias.resolve(yaml), around)) return undefined
      found = alias
      return visit.BREAK
    },
  })
  return found
}

/**
 * The document is parsed again when a mistake asks for its line: kept until then, the nodes of a large brand would fill
 * the memory.
 */
function toSourceFile(kind: FileKind, file: string, text: string, value: unknown): SourceFile {
  let known: ReadDocument | undefined
  const getDocument = (): ReadDocument => (known ??= readDocument(file, text))
  const lineAt = (node: unknown): number | undefined =>
    isNode(node) && node.range ? getDocument().lines.linePos(node.range[0]).line : undefined
  const lineOf = (path: SourcePath): number => {
    const { yaml } = getDocument()
    const line = lineAt(path.length === 0 ? yaml.contents : yaml.getIn(path, true))
    return line ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)))
  }
  const lineOfKey = (path: SourcePath): number => {
    const { yaml } = getDocument()
    const map = path.length === 1 ? yaml.contents : yaml.getIn(path.slice(0, -1), true)
    if (!isMap(map)) return lineOf(path)
    const pair = map.items.find(
      (item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1),
    )
    return lineAt(pair?.key) ?? lineOf(path)
  }
  const name = file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
  return { kind, file, name, value, lineOf, lineOfKey }
}
