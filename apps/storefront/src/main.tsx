import '@lavash/ui/base.css'
import '@lavash/ui/fonts.css'
import '@lavash/ui/tokens.css'
import { fallbackLocale } from '@lavash/rulebook/site/locales'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startCalls } from '#api/call.ts'
import { App } from '#app/app.tsx'
import { SettingsScreen } from '#app/boot/settings-screen.tsx'
import { StartFault } from '#app/boot/start-fault.tsx'
import { toWantedLocale } from '#app/language/choose-locale.ts'
import { startTheme } from '#app/theme/theme.ts'
import { getCurrentLocale, setCurrentLocale } from '#config/current-locale.ts'
import { loadSettings } from '#config/current-settings.ts'
import { trustOwnScripts } from '#config/trust-own-scripts.ts'
import { I18nProvider } from '@lavash/i18n/i18n-provider.tsx'
import { loadFirstMessages } from '#i18n/load-messages.ts'
import { startHistory } from '#navigation/history.ts'
import { startStorage } from '#storage/start-storage.ts'
import { getStored } from '#storage/stored-values.ts'
import { followLayout } from '@lavash/ui/layout-mode.ts'
import { registerPopupProperties } from '@lavash/ui/register-popup-properties.ts'

trustOwnScripts()
const container = document.getElementById('root')
if (container === null) throw new Error('The document has no #root')
const root = createRoot(container)

async function start() {
  const parsed = loadSettings()
  if (!parsed.ok) {
    const messages = await loadFirstMessages(fallbackLocale)
    root.render(
      <I18nProvider locale={fallbackLocale} messages={messages}>
        <SettingsScreen problems={parsed.problems} />
      </I18nProvider>,
    )
    return
  }
  const { settings } = parsed
  startHistory()
  startStorage(settings.whiteLabel)
  startTheme()
  followLayout()
  registerPopupProperties()
  const locale = toWantedLocale(getStored('app_locale'), settings)
  setCurrentLocale(locale)
  startCalls({ apiBase: settings.apiBase, getLocale: getCurrentLocale })
  const messages = await loadFirstMessages(locale)
  root.render(
    <StrictMode>
      <App first={{ locale, messages }} />
    </StrictMode>,
  )
}

// A task of its own: a slow phone answers a finger between reading the scripts and starting them.
setTimeout(() => {
  start().catch((error: unknown) => {
    root.render(<StartFault />)
    // Told to the customer above; thrown on, so that error reporting and the console see it too.
    throw error
  })
})
