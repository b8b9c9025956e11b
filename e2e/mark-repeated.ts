/**
 * Runs in the page. A menu has a hundred cards of four kinds, and each kind is checked once. Two cards are of one
 * kind if they have the same tags, classes, states and styles inside the same ancestors, and text, pictures and
 * addresses in the same places. So neither a colour nor a role nor a missing name can differ. Returns how many are
 * left.
 */
export function markRepeated(html: Element): number {
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
          // The photo's accessible name is only under the photo.
          const value = (element.getAttribute(name) ?? '').replace(/--colours: [^;]+/, '--colours')
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
    if (element.closest('[data-repeated]') !== null) continue
    const kind = describeAncestors(element) + describe(element)
    if (seen.has(kind)) element.setAttribute('data-repeated', '')
    seen.add(kind)
  }
  return seen.size
}

interface LeftOut {
  readonly contents: readonly (readonly [Element, DocumentFragment])[]
  /** Scroll positions, because the page is shorter without them. */
  readonly scrolled: readonly (readonly [Element, number])[]
}

/**
 * Runs in the page. Empties the marked elements until they are restored, because axe measures elements that it
 * excludes, too.
 */
export function leaveRepeatedOut(html: Element): LeftOut {
  const scrolled = [html, ...html.querySelectorAll('*')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((element) => [element, element.scrollTop] as const)
  const contents = [...html.querySelectorAll('[data-repeated]')].map((element) => {
    const content = document.createDocumentFragment()
    content.append(...element.childNodes)
    return [element, content] as const
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { content-visibility: visible !important } [data-repeated] { display: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  return { contents, scrolled }
}

export function putRepeatedBack({ contents, scrolled }: LeftOut): void {
  document.adoptedStyleSheets.pop()
  for (const [element, content] of contents) {
    element.removeAttribute('data-repeated')
    element.append(content)
  }
  for (const [element, top] of scrolled) element.scrollTop = top
}
