import '@lavash/ui/base.css'
import '@lavash/ui/fonts.css'
import '@lavash/ui/tokens.css'
import '@lavash/ui/office-tokens.css'
import { followLayout } from '@lavash/ui/layout-mode.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { focusHeadings } from '#app/routing/focus-heading.ts'
import { watchSession } from '#app/routing/watch-session.ts'
import { startTheme } from '#features/look/theme.ts'
import { setCurrentLocale } from '#config/current-locale.ts'
import { toWishedLocale } from '#config/wished-locale.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { findChoice } from '#storage/kept-choices.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('The document has no #root')
const root = createRoot(container)

async function start() {
  startTheme()
  followLayout()
  const locale = toWishedLocale(findChoice('locale'), navigator.languages)
  setCurrentLocale(locale)
  watchSession()
  focusHeadings()
  const messages = await loadMessages(locale)
  root.render(
    <StrictMode>
      <App first={{ locale, messages }} />
    </StrictMode>,
  )
}

void start()
