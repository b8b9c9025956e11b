/** Twice the fields in one object, and twice the nesting, of any call. */
const maxFields = 100
const maxDepth = 32
const poisonedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/**
 * Finds objects with very many fields, very deep nesting, or a prototype in a JSON text. Parsing 30,000 different
 * names costs 30 ms, and so does the framework's search for a prototype. This scan costs a hundredth. The parser
 * refuses what is not JSON.
 */
export function isHostileJson(text: string): boolean {
  /** The number of fields of each open object. Lists count as zero, because the validator checks their length. */
  const fields: number[] = []
  let lastText = { begin: 0, end: 0 }
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        lastText = { begin: at, end: findEndOfText(text, at) }
        at = lastText.end
        break
      case '{':
      case '[':
        if (fields.push(0) > maxDepth) return true
        break
      case '}':
      case ']':
        fields.pop()
        break
      case ':':
        if (addField(fields) > maxFields) return true
        if (isPoisoned(text.slice(lastText.begin, lastText.end + 1))) return true
        break
      default:
    }
  }
  return false
}

function addField(fields: number[]): number {
  const count = (fields.at(-1) ?? 0) + 1
  fields[fields.length - 1] = count
  return count
}

/** The position of the closing quote. */
function findEndOfText(text: string, begin: number): number {
  let end = text.indexOf('"', begin + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** Only escapes can hide a name: `"\u005f_proto__"`. No field of ours needs them. */
function isPoisoned(quotedName: string): boolean {
  return quotedName.includes('\\u00') || poisonedNames.has(quotedName.slice(1, -1))
}
