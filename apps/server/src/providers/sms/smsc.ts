import { fieldOf, postForm } from '#providers/call-vendor.ts'
import type { SmsSender } from '#providers/sms/sms-sender.ts'

export interface SmscSettings {
  readonly login: string
  readonly password: string
  readonly sender: string | undefined
  readonly url: string
  readonly timeoutMs?: number
}

/** `fmt=3` asks for JSON. */
const jsonFormat = '3'

export function createSmscSender({ login, password, sender, url, timeoutMs }: SmscSettings): SmsSender {
  return {
    send: async ({ to, text }) => {
      const answer = await postForm({
        url: `${url}/sys/send.php`,
        form: { login, psw: password, phones: to, mes: text, charset: 'utf-8', fmt: jsonFormat, sender },
        timeoutMs,
      })
      if (!answer.ok) {
        return { outcome: answer.reached === 'unsent' ? 'refused' : 'unknown', detail: answer.detail }
      }
      // SMSC also refuses with status 200. Only an id means that it accepted the message.
      if (answer.status === 200 && fieldOf(answer.body, 'id') !== undefined) return { outcome: 'sent' }
      const code = fieldOf(answer.body, 'error_code')
      const said = typeof code === 'number' ? `code ${code}` : 'no code'
      return {
        outcome: answer.status < 500 ? 'refused' : 'unknown',
        detail: `HTTP ${answer.status}, ${said}`,
      }
    },
  }
}
