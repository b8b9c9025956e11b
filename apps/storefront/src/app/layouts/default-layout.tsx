import type { LayoutProps } from '#app/layouts/layout-props.ts'
import { MobileMenuBar } from '#app/layouts/mobile-menu-bar.tsx'
import { PageContent, SkipLink } from '#app/layouts/page-content.tsx'
import { BrandLink, PageFooter, SectionLinks } from '#app/layouts/slots.tsx'
import { pressBack } from '#navigation/leave-page.ts'
import { LanguageSwitch } from '#app/language/language-switch.tsx'
import { PersonMenu } from '#features/account/person-menu.tsx'
import { PlaceButton } from '#features/location/place-button.tsx'
import { CartButton, CartDock, EmptyCartIcon } from '#features/menu/cart-button.tsx'
import { SearchButton } from '#features/menu/search-button.tsx'
import { AppBanner } from '#features/notices/app-banner.tsx'
import { ChosenRestoSchedule } from '#features/restos/chosen-resto-schedule.tsx'
import { AppBar } from '#app/layouts/app-bar.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { PageHeader } from '@lavash/ui/page-header.tsx'
import styles from './page-content.module.css'

/** Home has the app bar and a phone's menu has a bar of its own. Every other page has a header with its title. */
export function DefaultLayout({ page, title, children }: LayoutProps) {
  const isMobile = useIsMobile()
  const isHome = page === 'home.index'
  const isMenu = page === 'menus.show'
  const hasHeader = !isHome && !isMenu && title !== undefined
  return (
    <div className={styles.page}>
      <div style={{ display: 'contents' }}>
        <SkipLink />
        {isMenu ? (
          <MobileMenuBar title={title ?? ''} />
        ) : (
          (isHome || !isMobile) && <MainBar hasAppBanner={isHome} />
        )}
      </div>
      <PageContent
        isHome={isHome}
        title={title}
        header={hasHeader && <TitleHeader title={title} hasBack={isMobile} />}
      >
        {children}
        {isMobile && <CartDock />}
      </PageContent>
      <PageFooter />
    </div>
  )
}

function MainBar({ hasAppBanner }: { hasAppBanner: boolean }) {
  const isMobile = useIsMobile()
  return (
    <div>
      {hasAppBanner && isMobile && <AppBanner />}
      <AppBar
        brand={<BrandLink />}
        place={<PlaceButton />}
        navigation={<SectionLinks />}
        search={<SearchButton form="field" />}
        actions={
          <>
            {!isMobile && <ChosenRestoSchedule />}
            <LanguageSwitch />
            <PersonMenu isCompact={isMobile} />
            {isMobile ? <EmptyCartIcon /> : <CartButton />}
          </>
        }
      />
    </div>
  )
}

function TitleHeader({ title, hasBack }: { title: string; hasBack: boolean }) {
  return <PageHeader title={title} {...(hasBack && { onBack: pressBack, end: <EmptyCartIcon /> })} />
}
