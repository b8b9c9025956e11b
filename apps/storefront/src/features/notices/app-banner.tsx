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
 * the brand's own app, for the device that can have it. Closing it holds for the visit: the keys that outlive
 * one are the specification's eighteen, and somebody who comes back may have changed their mind.
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

/** An iPad calls itself a Mac; it is a tablet with the desktop's page and needs no banner. */
function findAppUrl({ iosApp, androidApp }: Pick<Settings, 'iosApp' | 'androidApp'>, userAgent: string) {
  if (/\biP(?:hone|od)\b/.test(userAgent)) return iosApp
  return /\bAndroid\b/.test(userAgent) ? androidApp : undefined
}
