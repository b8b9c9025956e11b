import { Flame, UserRound } from 'lucide-react'
import { Link } from '#navigation/link.tsx'
import { useText } from '#i18n/i18n-provider.tsx'
import { AppBar } from '#ui/app-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Footer } from '#ui/footer.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useIsMobile } from '#ui/layout-mode.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Price } from '#ui/price.tsx'
import { SearchField } from '#ui/search-field.tsx'
import styles from './gallery.module.css'
import { Sample, Section } from './section.tsx'

export function BarsSection() {
  const t = useText()
  return (
    <Section title="Bars">
      <Sample name="app bar" isWide isFlush>
        <AppBarSample />
      </Sample>
      <Sample name="page header" isWide isFlush>
        <PageHeader title={t('checkout.headline')} onBack={() => window.scrollTo(0, 0)} />
      </Sample>
      <Sample name="page header with a long title" isWide isFlush>
        <PageHeader title={t('pages.terms_of_sale.title')} onBack={() => window.scrollTo(0, 0)} />
      </Sample>
      <Sample name="footer" isWide isFlush>
        <Footer
          brand={<Link to="/">Уголёк</Link>}
          contacts={<a href="tel:+79000000010">+7 900 000-00-10</a>}
          links={
            <>
              <Link to="/restos">{t('app.restos')}</Link>
              <Link to="/promotions">{t('app.promotions')}</Link>
              <Link to="/terms-of-sale">{t('pages.terms_of_sale.title')}</Link>
            </>
          }
          controls={<Chip hasArrow>{t('language.ru')}</Chip>}
          legal="ООО «Уголёк»"
        />
      </Sample>
    </Section>
  )
}

function AppBarSample() {
  const t = useText()
  const isMobile = useIsMobile()
  return (
    <AppBar
      brand={
        <Link to="/">
          <span className={styles.logo}>
            <Flame />
          </span>
          <span>Уголёк</span>
        </Link>
      }
      place={
        <span className={styles.place}>
          <small>
            {t('location.delivery')} · {t('delivery.minutes', { minutes: '35–45' })}
          </small>
          Набережная, 14, кв. 27
        </span>
      }
      actions={
        <>
          <Chip hasArrow>RU</Chip>
          <IconButton label={t('person.menu')} icon={<UserRound />} variant="soft" />
          {!isMobile && <Button end={<Price amountMinor={100_700} currency="RUB" />}>{t('app.cart')}</Button>}
        </>
      }
      navigation={
        <>
          <Link to="/" aria-current="page">
            {t('app.menu')}
          </Link>
          <Link to="/promotions">{t('app.promotions')}</Link>
          <Link to="/restos">{t('app.restos')}</Link>
        </>
      }
      search={<SearchField label={t('search.dishes')} value="" onValueChange={() => undefined} />}
    />
  )
}
