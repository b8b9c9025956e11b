/**
 * Fast path: the full parser of YAML took more than half of an import of 10,000 dishes (`npm run bench -- brands`), 5.7 s of
 * processor time where this takes 0.4. Brand files use a small part of YAML: maps and lists by indentation, lists and maps
 * on one line, plain texts and numbers. This reads that part and never judges: whatever it is not certain of is left to
 * the full parser, which also tells mistakes.
 */
import { parseFlow, parseScalar, trimLeft, trimSpaces, unsure } from './parse-yaml-scalar.ts'

interface Line {
  indent: number
  text: string
}

/** What `yaml` would give for this text, or undefined: ask `yaml`. */
export function parsePlainYaml(text: string): unknown {
  // Line breaks that only some parsers see, and what an editor may have put in front.
  if (/[^\P{Cc}\n]|[\u0085\u2028\u2029\uFEFF]/u.test(text)) return undefined
  const lines: Line[] = []
  for (const raw of text.split('\n')) {
    const indent = raw.length - trimLeft(raw).length
    const line = trimSpaces(raw)
    if (line !== '' && !line.startsWith('#')) lines.push({ indent, text: line })
  }
  const [first] = lines
  if (first?.indent !== 0) return undefined
  const reader = new BlockReader(lines)
  const value = reader.read(0)
  return value === unsure || !reader.isAtEnd ? undefined : value
}

const entryPattern = /^(\p{L}[\p{L}\d-]{0,60}):(?: +(.*))?$/u
/** Keys that are no texts. */
const wordPattern = /^(?:null|true|false)$/i

class BlockReader {
  readonly #lines: Line[]
  #at = 0

  constructor(lines: Line[]) {
    this.#lines = lines
  }

  get isAtEnd(): boolean {
    return this.#at === this.#lines.length
  }

  read(indent: number): unknown {
    return isItem(this.#lines[this.#at]) ? this.#readList(indent) : this.#readMap(indent)
  }

  #readMap(indent: number): unknown {
    const map: Record<string, unknown> = {}
    for (;;) {
      const line = this.#lines[this.#at]
      if (line === undefined || line.indent < indent || isItem(line)) return map
      const [, key, value] = (line.indent === indent && entryPattern.exec(line.text)) || []
      if (key === undefined || wordPattern.test(key) || Object.hasOwn(map, key)) return unsure
      this.#at += 1
      const read = value === undefined ? this.#readBelow(indent) : this.#readOwn(value, indent)
      if (read === unsure) return unsure
      map[key] = read
    }
  }

  #readList(indent: number): unknown {
    const list: unknown[] = []
    for (;;) {
      const line = this.#lines[this.#at]
      if (line === undefined || line.indent < indent || !isItem(line)) return list
      if (line.indent !== indent) return unsure
      const own = line.text.slice(2)
      // The dash stands where the first key of its map would be indented to.
      if (entryPattern.test(own)) {
        this.#lines[this.#at] = { indent: indent + 2, text: own }
        const read = this.#readMap(indent + 2)
        if (read === unsure) return unsure
        list.push(read)
        continue
      }
      this.#at += 1
      const read = this.#readOwn(own, indent)
      if (read === unsure) return unsure
      list.push(read)
    }
  }

  /** Of a key that has nothing on its own line. A list may stand as far left as its key. */
  #readBelow(indent: number): unknown {
    const next = this.#lines[this.#at]
    if (next !== undefined && next.indent > indent) return this.read(next.indent)
    if (next?.indent === indent && isItem(next)) return this.#readList(indent)
    return null
  }

  #readOwn(value: string, indent: number): unknown {
    const next = this.#lines[this.#at]
    // A text that goes on.
    if (next !== undefined && next.indent > indent) return unsure
    return value.startsWith('[') || value.startsWith('{') ? parseFlow(value) : parseScalar(value)
  }
}

function isItem(line: Line | undefined): boolean {
  return line?.text.startsWith('- ') === true
}
