import {
  type ComponentType,
  createElement,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
} from 'react'
import { type To, toHref } from '#navigation/entry.ts'
import { navigate } from '#navigation/history.ts'
import { useEntry } from '#navigation/router.tsx'

interface Anchor {
  href?: string | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

interface Target extends Pick<Anchor, 'onClick'> {
  to: To
  state?: unknown
  /** Replaces the current entry. A link to the current page never adds one. */
  replace?: boolean
}

/**
 * Makes a client-side link of an <a> or of a kit component, which knows no router. New tabs, downloads and other
 * browser behaviour stay.
 */
export function asLink<Props extends Anchor>(Part: ComponentType<Props> | 'a') {
  return function LinkedPart({
    to,
    state,
    replace,
    onClick,
    ...rest
  }: Omit<Props, keyof Anchor> & Target): ReactNode {
    const entry = useEntry()
    const href = toHref(to, entry)
    const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!href.startsWith('/') || isLeftToBrowser(event)) return
      event.preventDefault()
      navigate(to, { state, replace: replace ?? href === toHref(entry, entry) })
    }
    const props = { ...rest, href, onClick: handleClick } as unknown as Props
    return createElement<Props>(Part as ComponentType<Props>, props)
  }
}

/** The browser handles it (another tab, window or download), or another handler already has. */
export function isLeftToBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.defaultPrevented || event.button !== 0 || hasKey || (target !== '' && target !== '_self')
}
