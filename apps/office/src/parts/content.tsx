import { createContext, type ReactNode, use } from 'react'

const InsideContent = createContext(false)

interface Props {
  className?: string | undefined
  /** For a screen without a heading of its own. */
  label?: string
  children?: ReactNode
}

/**
 * The main landmark, where the skip link leads. A page has one of them: a screen that stands inside a layout's content, such as
 * 'loading' or 'not found', is a plain box there, and the landmark itself where it stands alone.
 */
export function Content({ className, label, children }: Props) {
  if (use(InsideContent)) return <div className={className}>{children}</div>
  return (
    <InsideContent value>
      <main
        id="content"
        className={className}
        tabIndex={-1}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </main>
    </InsideContent>
  )
}
