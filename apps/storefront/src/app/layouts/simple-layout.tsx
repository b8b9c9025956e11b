import { Suspense } from 'react'
import type { LayoutProps } from '#app/layouts/layout-props.ts'
import { PageContent, SkipLink } from '#app/layouts/page-content.tsx'
import { pressBack } from '#navigation/leave-page.ts'
import { later } from '@lavash/ui/later.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { PageHeader } from '@lavash/ui/page-header.tsx'

const CartTools = later(async () => (await import('#app/layouts/cart-tools.tsx')).CartTools)

/** A back button and the title: for cart, sign-in and terms. A desktop's cart also has tools. */
export function SimpleLayout({ page, title, children }: LayoutProps) {
  const hasTools = !useIsMobile() && page === 'cart.index'
  const tools = hasTools && (
    <Suspense fallback={null}>
      <CartTools />
    </Suspense>
  )
  return (
    <>
      <SkipLink />
      <PageContent
        isHome={false}
        title={title}
        header={<PageHeader title={title ?? ''} onBack={pressBack} end={tools} />}
      >
        {children}
      </PageContent>
    </>
  )
}
