import type { LayoutProps } from '#app/layouts/layout-props.ts'
import { PageContent, SkipLink } from '#app/layouts/page-content.tsx'
import { pressBack } from '#navigation/leave-page.ts'
import { PageHeader } from '@lavash/ui/page-header.tsx'

/** A back button and the title: cart, sign-in, terms. Nothing else calls for attention there. */
export function SimpleLayout({ title, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <PageContent
        isHome={false}
        title={title}
        header={<PageHeader title={title ?? ''} onBack={pressBack} />}
      >
        {children}
      </PageContent>
    </>
  )
}
