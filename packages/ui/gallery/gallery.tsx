import type { Locale } from '@lavash/rulebook/site/locales'
import { locales } from '@lavash/rulebook/site/locales'
import { themes } from '@lavash/rulebook/site/themes'
import { useState } from 'react'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useGalleryText } from './use-gallery-text.ts'
import { SegmentedToggle } from '#segmented-toggle.tsx'
import { ToastHost } from '#toast-host.tsx'
import { BarsSection } from './bars-section.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import styles from './gallery.module.css'
import { MenusSection } from './menus-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PopupsSection } from './popups-section.tsx'
import { StatesSection } from './states-section.tsx'

export function Gallery({ onLocaleChange }: { onLocaleChange: (locale: Locale) => void }) {
  const t = useGalleryText()
  const locale = useLocale()
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'light')
  const chooseTheme = (next: string) => {
    document.documentElement.dataset['theme'] = next
    setTheme(next)
  }
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title} lang="en">
          Lavash gallery
        </h1>
        <div className={styles.controls}>
          <SegmentedToggle
            label={t('app.language')}
            options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
            value={locale}
            onValueChange={onLocaleChange}
          />
          <SegmentedToggle
            label={t('theme.label')}
            options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
            value={theme}
            onValueChange={chooseTheme}
          />
        </div>
      </header>
      <main className={styles.main}>
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <PopupsSection />
        <MenusSection />
        <PicturesSection />
        <CardsSection />
        <StatesSection />
        <BarsSection />
      </main>
      <ToastHost />
    </>
  )
}
