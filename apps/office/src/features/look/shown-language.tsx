import { I18nProvider } from '@lavash/i18n/i18n-provider.tsx'
import type { Locale } from '@lavash/rulebook/site/locales'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { setCurrentLocale } from '#config/current-locale.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Messages } from '#i18n/use-text.ts'
import { keepChoice } from '#storage/kept-choices.ts'

export interface Shown {
  locale: Locale
  messages: Messages
}

const ChooseContext = createContext<(locale: Locale) => void>(() => undefined)

export const useChooseLocale = () => use(ChooseContext)

/** The page turns to another language when its texts are there, so it is never half in one and half in another. */
export function ShownLanguage({ first, children }: { first: Shown; children: ReactNode }) {
  const [shown, setShown] = useState(first)
  const asked = useRef(first.locale)
  const choose = useCallback((locale: Locale) => {
    keepChoice('locale', locale)
    asked.current = locale
    void loadMessages(locale).then((messages) => {
      // Somebody may choose twice before the first texts arrive.
      if (asked.current !== locale) return
      setCurrentLocale(locale)
      setShown({ locale, messages })
    })
  }, [])
  return (
    <ChooseContext value={choose}>
      <I18nProvider locale={shown.locale} messages={shown.messages}>
        <DocumentHead locale={shown.locale} />
        {children}
      </I18nProvider>
    </ChooseContext>
  )
}

/** The app's name on a home screen is in the same language as the page. */
function DocumentHead({ locale }: { locale: Locale }) {
  return <link rel="manifest" href={`${import.meta.env.BASE_URL}manifest-${locale}.webmanifest`} />
}
