import '#ui/base.css'
import '#ui/fonts.css'
import '#ui/tokens.css'
import { fallbackLocale, type Locale, locales } from '@lavash/rulebook/site/locales'
import { type MouseEvent, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSettings } from '#config/current-settings.ts'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Messages } from '#i18n/messages.ts'
import { Router } from '#navigation/router.tsx'
import { followLayout } from '#ui/layout-mode.ts'
import { Gallery } from './gallery.tsx'

const container = document.getElementById('root')
if (container === null) throw new Error('The document has no #root')

/** `?locale=en&theme=dark` opens the page as somebody has left it. */
const parameters = new URLSearchParams(window.location.search)
const firstLocale = locales.find((locale) => locale === parameters.get('locale')) ?? fallbackLocale
document.documentElement.dataset['theme'] = parameters.get('theme') ?? 'light'
followLayout()
loadSettings()

function Page() {
  const [locale, setLocale] = useState<Locale>(firstLocale)
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages }>()
  useEffect(() => {
    let isCurrent = true
    void loadMessages(locale).then((messages) => {
      if (isCurrent) setLoaded({ locale, messages })
    })
    return () => {
      isCurrent = false
    }
  }, [locale])
  return (
    loaded && (
      <I18nProvider locale={loaded.locale} messages={loaded.messages}>
        <Gallery onLocaleChange={setLocale} />
      </I18nProvider>
    )
  )
}

function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a') !== null) event.preventDefault()
}

createRoot(container).render(
  <StrictMode>
    <Router>
      {/* Links are shown here, not followed. */}
      <div onClickCapture={stayHere}>
        <Page />
      </div>
    </Router>
  </StrictMode>,
)
