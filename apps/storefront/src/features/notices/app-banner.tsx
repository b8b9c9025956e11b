import { X } from 'lucide-react'
import { useState } from 'react'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import type { Settings } from '#config/settings.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'
import { focusContent } from '@lavash/ui/focus-content.ts'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import styles from './app-banner.module.css'

const closedKey = 'app_banner_closed'

/**
 * offers the brand's own app on a device that can have it. Closing holds for the visit, because the stored keys
 * are fixed (B-07), and a returning customer may have changed their mind.
 */
export function AppBanner() {
  const t = useText()
  const { brand, ...settings } = getSettings()
  const name = toBrandText(brand.name, useLocale())
  const [isClosed, setIsClosed] = useState(() => findVisitValue(closedKey) === true)
  const appUrl = findAppUrl(settings, navigator.userAgent)
  if (appUrl === undefined || isClosed) return null
  return (
    <aside className={styles.banner} aria-label={t('appBanner.label')}>
      <IconButton
        label={t('common.close')}
        icon={<X />}
        onClick={() => {
          setVisitValue(closedKey, true)
          setIsClosed(true)
          focusContent()
        }}
      />
      {brand.logoUrl !== undefined && (
        <img className={styles.logo} src={brand.logoUrl} alt="" width="36" height="36" />
      )}
      <p className={styles.texts}>
        <strong className={styles.name}>{name}</strong>
        {t('appBanner.text')}
      </p>
      <a className={styles.open} href={appUrl}>
        {t('appBanner.open')}
      </a>
    </aside>
  )
}

/** An iPad calls itself a Mac. It gets the desktop's page and no banner. */
function findAppUrl({ iosApp, androidApp }: Pick<Settings, 'iosApp' | 'androidApp'>, userAgent: string) {
  if (/\biP(?:hone|od)\b/.test(userAgent)) return iosApp
  return /\bAndroid\b/.test(userAgent) ? androidApp : undefined
}
