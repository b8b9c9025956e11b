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
import { showLocale } from '#features/look/shown-texts.ts'
import { startTheme } from '#features/look/theme.ts'
import { toWishedLocale } from '#config/wished-locale.ts'
import { findChoice } from '#storage/kept-choices.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('The document has no #root')
const root = createRoot(container)

async function start() {
  startTheme()
  followLayout()
  watchSession()
  focusHeadings()
  await showLocale(toWishedLocale(findChoice('locale'), navigator.languages))
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
