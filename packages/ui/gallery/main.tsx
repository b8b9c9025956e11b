import '#base.css'
import '#fonts.css'
import '#tokens.css'
import { fallbackLocale, type Locale, locales } from '@lavash/rulebook/site/locales'
import { type MouseEvent, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from '@lavash/i18n/i18n-provider.tsx'
import { followLayout } from '#layout-mode.ts'
import { Gallery } from './gallery.tsx'
import { loadSamples } from './load-samples.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('The document has no #root')

/** `?locale=en&theme=dark` opens the page as somebody has left it. */
const parameters = new URLSearchParams(window.location.search)
const firstLocale = locales.find((locale) => locale === parameters.get('locale')) ?? fallbackLocale
document.documentElement.dataset['theme'] = parameters.get('theme') ?? 'light'
followLayout()

function Page() {
  const [locale, setLocale] = useState<Locale>(firstLocale)
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: object }>()
  useEffect(() => {
    let isCurrent = true
    void loadSamples(locale).then((messages) => {
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
    {/* Links do nothing in the gallery. */}
    <div onClickCapture={stayHere}>
      <Page />
    </div>
  </StrictMode>,
)
