import type { Locale } from '@lavash/rulebook/site/locales'
import { create } from 'zustand'
import { setCurrentLocale } from '#config/current-locale.ts'
import { loadFirstMessages, loadLaterMessages } from '#i18n/load-messages.ts'

interface Shown {
  locale: Locale
  messages: object
  /** The texts behind the sign-in are among them. */
  hasLater: boolean
}

const useShown = create<{ shown: Shown | undefined }>(() => ({ shown: undefined }))

/** What the page is written in. Nothing is rendered before there is something. */
export function useShownTexts(): Shown {
  const { shown } = useShown()
  if (shown === undefined) throw new Error('The texts are loaded before the first render')
  return shown
}

let asked: { locale: Locale; withLater: boolean }

/** The page turns to another language when its texts are there, so it is never half in one and half in another. */
export function showLocale(locale: Locale): Promise<void> {
  return show({ locale, withLater: useShown.getState().shown?.hasLater ?? false })
}

/** Before the first screen behind the sign-in. Somebody may choose another language meanwhile, so the answer is looked at. */
export async function showLaterTexts(): Promise<void> {
  while (!useShown.getState().shown?.hasLater) await show({ ...asked, withLater: true })
}

async function show(wanted: typeof asked): Promise<void> {
  asked = wanted
  const { locale, withLater } = wanted
  const [messages, later] = await Promise.all([
    loadFirstMessages(locale),
    withLater ? loadLaterMessages(locale) : undefined,
  ])
  // Whoever chose twice sees the last choice.
  if (asked !== wanted) return
  setCurrentLocale(locale)
  useShown.setState({ shown: { locale, messages: { ...messages, ...later }, hasLater: withLater } })
}
