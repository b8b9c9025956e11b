import type { ReactNode } from 'react'
import type { PageName } from '#app/routing/to-view.ts'

/** What every layout gets to arrange around a page. */
export interface LayoutProps {
  page: PageName
  /** Undefined at home. */
  title: string | undefined
  children: ReactNode
}
