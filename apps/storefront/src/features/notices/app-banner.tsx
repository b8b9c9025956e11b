import { X } from 'lucide-react'
import { useState } from 'react'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import type { Settings } from '#config/settings.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { findDeviceChoice, keepDeviceChoice } from '#storage/device-choices.ts'
import { focusContent } from '@lavash/ui/focus-content.ts'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import styles from './app-banner.module.css'

const closed = 'app_banner_closed'

/** the brand's own app, for the device that can have it. It stays closed in every tab and on later visits. */
export function AppBanner() {
  const t = useText()
  const { brand, ...settings } = getSettings()
  const name = toBrandText(brand.name, useLocale())
  const [isClosed, setIsClosed] = useState(() => findDeviceChoice(closed) !== undefined)
  const appUrl = findAppUrl(settings, navigator.userAgent)
  if (appUrl === undefined || isClosed) return null
  return (
    <aside className={styles.banner} aria-label={t('appBanner.label')}>
      <IconButton
        label={t('common.close')}
        icon={<X />}
        onClick={() => {
          keepDeviceChoice(closed, '1')
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
