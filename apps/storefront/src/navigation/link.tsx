import type { ComponentProps } from 'react'
import { asLink } from '#navigation/as-link.ts'
import { useEntry } from '#navigation/router.tsx'

export const Link = asLink<ComponentProps<'a'>>('a')

/** Marks the current page. Unless `isExact`, pages below it count as well. */
export function NavLink({
  isExact = false,
  ...rest
}: ComponentProps<typeof Link> & { to: string; isExact?: boolean }) {
  const { pathname } = useEntry()
  const isHere = pathname === rest.to || (!isExact && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}
