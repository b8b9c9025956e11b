import type { ReactNode } from 'react'
import type { PageName } from '#app/routing/to-view.ts'

/** The props of every layout. */
export interface LayoutProps {
  page: PageName
  /** Undefined at home. */
  title: string | undefined
  children: ReactNode
}
