import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export interface MessageParameters {
  /** `name`, `<tag>` and `name(select: a, b)`, sorted: what a caller has to pass. */
  names: string[]
  plurals: { name: string; isOrdinal: boolean; categories: string[] }[]
}

/** Throws the parser's error if the text is no ICU message. */
export function parseMessageParameters(text: string): MessageParameters {
  const names = new Set<string>()
  const plurals: MessageParameters['plurals'] = []

  function read(elements: MessageFormatElement[]): void {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      if (element.type === TYPE.tag) {
        names.add(`<${element.value}>`)
        read(element.children)
      } else if (element.type === TYPE.select) {
        names.add(`${element.value}(select: ${Object.keys(element.options).toSorted().join(', ')})`)
        for (const option of Object.values(element.options)) read(option.value)
      } else {
        // A plural of one language may be a plain number in another. Only the name has to agree.
        names.add(element.value)
        if (element.type !== TYPE.plural) continue
        const categories = Object.keys(element.options)
        plurals.push({ name: element.value, isOrdinal: element.pluralType === 'ordinal', categories })
        for (const option of Object.values(element.options)) read(option.value)
      }
    }
  }

  read(parse(text))
  return { names: [...names].toSorted(), plurals }
}
