import { toPhoneLink, toReadablePhone } from '@lavash/rulebook/account/phone-format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, NavLink } from '#navigation/link.tsx'
import { citiesQuery } from '#api/cities.ts'
import { BrandLogo } from '#app/brand-logo.tsx'
import { ThemeSwitch } from '#app/theme/theme-switch.tsx'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { toPath } from '#config/paths.ts'
import { PlacePopup } from '#features/location/place-popup.tsx'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useStored } from '#storage/stored-values.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { Footer } from '#app/layouts/footer.tsx'

/** The parts that the product's layouts and a brand's arrange. */
export function BrandLink() {
  const name = toBrandText(getSettings().brand.name, useLocale())
  return (
    <Link to={toPath('home.index')}>
      <BrandLogo />
      <span>{name}</span>
    </Link>
  )
}

export function SectionLinks() {
  const t = useText()
  return (
    <>
      <NavLink to={toPath('home.index')} isExact>
        {t('app.menu')}
      </NavLink>
      <NavLink to={toPath('promotions.index')}>{t('app.promotions')}</NavLink>
      <NavLink to={toPath('restos.index')}>{t('app.restos')}</NavLink>
    </>
  )
}

export function PageFooter() {
  const t = useText()
  const { legal, phones, emails } = getSettings().brand
  const legalText = toBrandText(legal, useLocale())
  return (
    <Footer
      brand={<BrandLink />}
      links={
        <>
          <Link to={toPath('promotions.index')}>{t('app.promotions')}</Link>
          <Link to={toPath('restos.index')}>{t('app.restos')}</Link>
          <Link to={toPath('terms-of-sale')}>{t('pages.terms_of_sale.title')}</Link>
        </>
      }
      contacts={
        <>
          {phones.map((phone) => (
            <a key={phone} href={toPhoneLink(phone)}>
              {toReadablePhone(phone)}
            </a>
          ))}
          {emails.map((email) => (
            <a key={email} href={`mailto:${email}`}>
              {email}
            </a>
          ))}
        </>
      }
      controls={
        <>
          <CityButton />
          <ThemeSwitch />
        </>
      }
      {...(legalText !== '' && { legal: legalText })}
    />
  )
}

/** a city is part of a place, so it is chosen in the same popup. */
function CityButton() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const cityId = useStored('city_id')
  const { data: cities } = useSuspenseQuery(citiesQuery(useLocale()))
  const city = cities.find(({ id }) => id === cityId)
  if (cities.length < 2 || city === undefined) return null
  return (
    <>
      <Chip hasArrow aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('location.city')}: {city.name}
      </Chip>
      <PlacePopup isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
