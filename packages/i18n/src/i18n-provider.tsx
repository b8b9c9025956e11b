import { languages } from '@lavash/rulebook/site/locales'
import { defaultTimeZone } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { TimeZone } from '@lavash/rulebook/time/time-zone'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { createText, type Text } from '#create-text.ts'
import { createFormat, type Format } from '#format.ts'

interface I18n {
  locale: Locale
  format: Format
  text: Text<object>
}

const I18nContext = createContext<I18n | undefined>(undefined)

interface Props {
  locale: Locale
  /** All the texts of the app in this language, those of the kit among them. */
  messages: object
  children: ReactNode
}

export function I18nProvider({ locale, messages, children }: Props) {
  const i18n = useMemo(
    () => ({
      locale,
      format: createFormat(locale, defaultTimeZone),
      text: createText(languages[locale].intl, messages),
    }),
    [locale, messages],
  )
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** Every time below is told in the venue's time zone. */
export function VenueTimeProvider({ timeZone, children }: { timeZone: TimeZone; children: ReactNode }) {
  const { locale, text } = useI18n()
  const i18n = useMemo(
    () => ({ locale, format: createFormat(locale, timeZone), text }),
    [locale, timeZone, text],
  )
  return <I18nContext value={i18n}>{children}</I18nContext>
}

function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (i18n === undefined) throw new Error('I18nProvider is missing above this component')
  return i18n
}

export function useLocale(): Locale {
  return useI18n().locale
}

export function useFormat(): Format {
  return useI18n().format
}

/** Each app, and the kit, gives this its own `Messages` once: `export const useText = useTextOf<Messages>`. */
export function useTextOf<Messages extends object>(): Text<Messages> {
  return useI18n().text as unknown as Text<Messages>
}
