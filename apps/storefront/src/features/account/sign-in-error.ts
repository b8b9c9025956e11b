import type { Failure } from '@lavash/client/result.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import type { Text } from '#i18n/use-text.ts'

/** S-02: the six SMS errors by the server's codes. */
const smsKeys = {
  'auth.sms-already-sent': 'error.code.sms.already-sent',
  'auth.sms-wrong-code': 'error.code.sms.wrong-code',
  'auth.sms-attempts-exhausted': 'error.code.sms.attempts-exhausted',
  'auth.sms-code-not-found': 'error.code.sms.code-not-found',
  'auth.sms-send-failed': 'error.code.sms.send-failed',
  'auth.sms-attack-protection': 'error.code.sms.attack-protection',
  'auth.captcha-invalid': 'auth.captchaFailed',
} as const

/** The message beside the field. Undefined: the captcha itself was not passed. */
export function toSignInError(t: Text, failure: Failure | undefined): string {
  if (failure === undefined) return t('auth.captchaFailed')
  const { code = '', item } = failure
  const key = Object.hasOwn(smsKeys, code) ? smsKeys[code as keyof typeof smsKeys] : undefined
  if (key === undefined) return toFailureText(t, failure)
  const left = item?.['attemptsLeft']
  const told = t(key)
  return typeof left === 'number' ? `${told}. ${t('auth.attemptsLeft', { count: left })}` : told
}
