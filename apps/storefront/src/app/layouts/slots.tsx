import { ShoppingBag } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { BrandLogo } from '#app/brand-logo.tsx'
import { ThemeSwitch } from '#app/theme/theme-switch.tsx'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { toPath } from '#config/paths.ts'
import { useLocale, useText } from '#i18n/i18n-provider.tsx'
import { Footer } from '#ui/footer.tsx'
import styles from './page-content.module.css'

/** The pieces every layout arranges, the product's and a brand's alike. */
export function BrandLink() {
  const name = toBrandText(getSettings().brand.name, useLocale())
  return (
    <Link to={toPath('home.index')}>
      <BrandLogo />
      {name}
    </Link>
  )
}

export function SectionLinks() {
  const t = useText()
  return (
    <>
      <NavLink to={toPath('home.index')} end>
        {t('app.menu')}
      </NavLink>
      <NavLink to={toPath('promotions.index')}>{t('app.promotions')}</NavLink>
      <NavLink to={toPath('restos.index')}>{t('app.restos')}</NavLink>
    </>
  )
}

/** Beside the language on a phone there is room for a finger, not for a word. */
export function CartIconLink() {
  const t = useText()
  return (
    <Link className={styles.cartIcon} to={toPath('cart.index')} aria-label={t('app.cart')}>
      <ShoppingBag />
    </Link>
  )
}

export function PageFooter() {
  const t = useText()
  const legal = toBrandText(getSettings().brand.legal, useLocale())
  return (
    <Footer
      links={
        <>
          <Link to={toPath('promotions.index')}>{t('app.promotions')}</Link>
          <Link to={toPath('restos.index')}>{t('app.restos')}</Link>
          <Link to={toPath('terms-of-sale')}>{t('pages.terms_of_sale.title')}</Link>
        </>
      }
      controls={<ThemeSwitch />}
      {...(legal !== '' && { legal })}
    />
  )
}
