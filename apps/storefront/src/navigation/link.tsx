import type { ComponentProps, MouseEvent } from 'react'
import { type To, toHref } from '#navigation/entry.ts'
import { navigate } from '#navigation/history.ts'
import { useEntry } from '#navigation/router.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  state?: unknown
  /** In place of the current entry. The page one is on already is never pushed a second time. */
  replace?: boolean
}

/** A link like any other, which need not load the page: whatever a browser does with links beside that, it still does. */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const entry = useEntry()
  const href = toHref(to, entry)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!href.startsWith('/') || isLeftToBrowser(event)) return
    event.preventDefault()
    navigate(to, { state, replace: replace ?? href === toHref(entry, entry) })
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Says where the reader is: on the page itself or, unless `isExact`, on one below it. */
export function NavLink({ isExact = false, ...rest }: LinkProps & { to: string; isExact?: boolean }) {
  const { pathname } = useEntry()
  const isHere = pathname === rest.to || (!isExact && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}

/** Another tab, another window, a download, or somebody has dealt with it. */
export function isLeftToBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.defaultPrevented || event.button !== 0 || hasKey || (target !== '' && target !== '_self')
}
