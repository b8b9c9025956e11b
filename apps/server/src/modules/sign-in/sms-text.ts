import type { Locale } from '@lavash/rulebook/site/locales'
import type { SmsVoice } from '#modules/sign-in/sms-voice.ts'

/** The code comes first: a locked screen shows the beginning. Short, because a longer one costs two messages. */
const texts: Readonly<Record<Locale, (code: string) => string>> = {
  ru: (code) => `${code} — код для входа.`,
  en: (code) => `${code} is your sign-in code.`,
  cnr: (code) => `${code} je vaš kod za prijavu.`,
}

export function toSmsText(code: string, { locale, brandName }: SmsVoice): string {
  const text = texts[locale](code)
  return brandName === undefined ? text : `${text} ${brandName}`
}
