/** No call has half as many fields in one object, or half as many objects in each other. */
const maxFields = 100
const maxDepth = 32
const poisonedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/**
 * Whether a JSON text has an object of very many fields, very deep nesting, or a prototype. Parsing 30,000 different names
 * costs 30 ms, and so does the framework's search for a prototype; this scan costs a hundredth of it. A text that is no
 * JSON may get any answer: the parser refuses it.
 */
export function isHostileJson(text: string): boolean {
  /** The fields so far of each object that is open; lists stay at zero, their lengths are the validator's to judge. */
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

/** Where the closing quote is. */
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

/** Only escapes can hide a name: `"\u005f_proto__"`. Nobody needs them in the names of our fields. */
function isPoisoned(quotedName: string): boolean {
  return quotedName.includes('\\u00') || poisonedNames.has(quotedName.slice(1, -1))
}
