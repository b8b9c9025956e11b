/** On everything that an inspection may pass over. */
export const repeatedMark = 'data-repeated'

/**
 * Runs in the page. A menu has a hundred cards of four kinds: each kind is inspected once. The same kind is the
 * same tags, classes, states and styles inside the same ancestors, with words, pictures and addresses where the
 * other has some too, so neither a colour nor a role nor a missing name can differ.
 */
export function markRepeated(html: Element, mark: string): void {
  const anyValue = new Set(
    'id href src alt for name value title aria-label aria-labelledby aria-describedby aria-controls data-position'.split(
      ' ',
    ),
  )
  const isOfLoading = /^(?:srcset|sizes|loading|decoding|fetchpriority|width|height|data-loaded)$/
  const describeTag = (element: Element): string =>
    [
      element.localName,
      ...element
        .getAttributeNames()
        .filter((name) => !isOfLoading.test(name))
        .toSorted()
        .map((name) => {
          const value = element.getAttribute(name) ?? ''
          return `${name}=${anyValue.has(name) ? value !== '' : value}`
        }),
    ].join(' ')
  const describe = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() === '' ? '' : 'words'
    if (!(node instanceof Element) || node.matches('img[aria-hidden=true], source')) return ''
    return `<${describeTag(node)}>${[...node.childNodes].map(describe).join('')}</>`
  }
  const describeAncestors = (element: Element): string => {
    const { parentElement } = element
    return parentElement === null ? '' : describeAncestors(parentElement) + describeTag(parentElement)
  }
  const seen = new Set<string>()
  for (const element of html.querySelectorAll('article, li')) {
    if (element.closest(`[${mark}]`) !== null) continue
    const kind = describeAncestors(element) + describe(element)
    if (seen.has(kind)) element.setAttribute(mark, '')
    seen.add(kind)
  }
}
