import { renderBrandLayout } from '#app/brand-parts.ts'
import { AppBar } from '#app/layouts/app-bar.tsx'
import { DefaultLayout } from '#app/layouts/default-layout.tsx'
import type { LayoutProps } from '#app/layouts/layout-props.ts'
import { PageContent, SkipLink } from '#app/layouts/page-content.tsx'
import { BrandLink, PageFooter, SectionLinks } from '#app/layouts/slots.tsx'
import { LanguageSwitch } from '#app/language/language-switch.tsx'
import { PersonMenu } from '#features/account/person-menu.tsx'
import { PlaceButton } from '#features/location/place-button.tsx'
import { CartButton } from '#features/menu/cart-button.tsx'
import { SearchButton } from '#features/menu/search-button.tsx'
import { ChosenRestoSchedule } from '#features/restos/chosen-resto-schedule.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { PageHeader } from '@lavash/ui/page-header.tsx'

/** The brand's own layout on a desktop. On a phone every brand has the product's. */
export function CustomLayout(props: LayoutProps) {
  const { page, title, children } = props
  const isHome = page === 'home.index'
  if (useIsMobile()) return <DefaultLayout {...props} />
  return (
    <>
      <SkipLink />
      {renderBrandLayout({
        AppBar,
        brand: <BrandLink />,
        place: <PlaceButton />,
        status: <ChosenRestoSchedule />,
        languageSwitch: <LanguageSwitch />,
        person: <PersonMenu />,
        cart: <CartButton />,
        search: <SearchButton form="field" />,
        navigation: <SectionLinks />,
        footer: <PageFooter />,
        children: (
          <PageContent isHome={isHome} title={title} header={!isHome && <PageHeader title={title ?? ''} />}>
            {children}
          </PageContent>
        ),
      })}
    </>
  )
}
