import { I18nProvider } from '@lavash/i18n/i18n-provider.tsx'
import type { ReactNode } from 'react'
import { useShownTexts } from '#features/look/shown-texts.ts'

export function ShownLanguage({ children }: { children: ReactNode }) {
  const { locale, messages } = useShownTexts()
  return (
    <I18nProvider locale={locale} messages={messages}>
      {/* The app's name on a home screen is in the same language as the page. */}
      <link rel="manifest" href={`${import.meta.env.BASE_URL}manifest-${locale}.webmanifest`} />
      {children}
    </I18nProvider>
  )
}
