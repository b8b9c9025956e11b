import { toServerText } from '#error-message.ts'
import type { SmsVoice } from '#modules/sign-in/sms-voice.ts'

/** The code comes first: a locked screen shows the beginning. The text is short, because a long one costs two messages. */
export function toSmsText(code: string, { locale, brandName }: SmsVoice): string {
  const text = toServerText('text.sms-code', locale, { code })
  return brandName === undefined ? text : `${text} ${brandName}`
}
