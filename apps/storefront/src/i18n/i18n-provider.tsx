import { defaultTimeZone } from '@lavash/rulebook/limits'
import type { Locale } from '@lavash/rulebook/locales'
import type { TimeZone } from '@lavash/rulebook/time-zone'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { createFormat, type Format } from '#i18n/format.ts'
import { formatLocales } from '@lavash/rulebook/format-locales'
import type { Messages } from '#i18n/messages.ts'

interface I18n {
  locale: Locale
  format: Format
}

const I18nContext = createContext<I18n | undefined>(undefined)

interface Props {
  locale: Locale
  messages: Messages
  children: ReactNode
}

export function I18nProvider({ locale, messages, children }: Props) {
  const i18n = useMemo(() => ({ locale, format: createFormat(locale, defaultTimeZone) }), [locale])
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <IntlProvider locale={formatLocales[locale]} messages={messages} timeZone="UTC" onError={throwError}>
      <I18nContext value={i18n}>{children}</I18nContext>
    </IntlProvider>
  )
}

/** Below it every time is told by the venue's wall clock. */
export function VenueTimeProvider({ timeZone, children }: { timeZone: TimeZone; children: ReactNode }) {
  const locale = useLocale()
  const i18n = useMemo(() => ({ locale, format: createFormat(locale, timeZone) }), [locale, timeZone])
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** Keys and parameters are checked by the compiler, so a message that fails is a fault, not a text to show. */
function throwError(error: Error): never {
  throw error
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

/** `t('delivery.fromTo', { from, to })`: a wrong key or a missing parameter does not compile. */
export function useText() {
  return useTranslations()
}

export type Text = ReturnType<typeof useText>
