import { fieldOf, postForm } from '#providers/call-vendor.ts'
import type { SmsSender } from '#providers/sms/sms-sender.ts'

export interface TwilioSettings {
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  readonly url: string
  readonly timeoutMs?: number
}

export function createTwilioSender(settings: TwilioSettings): SmsSender {
  const { accountSid, authToken, from, url, timeoutMs } = settings
  const account = encodeURIComponent(accountSid)
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  // A messaging service chooses the sender's number.
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    send: async ({ to, text }) => {
      const answer = await postForm({
        url: `${url}/2010-04-01/Accounts/${account}/Messages.json`,
        headers: { authorization: `Basic ${credentials}` },
        form: { ...sender, To: to, Body: text },
        timeoutMs,
      })
      if (!answer.ok) {
        return { outcome: answer.reached === 'unsent' ? 'refused' : 'unknown', detail: answer.detail }
      }
      if (answer.status === 201) return { outcome: 'sent' }
      // Only the code is kept, because Twilio's message quotes the phone number.
      const detail = `HTTP ${answer.status}, code ${codeOf(answer.body)}`
      return { outcome: answer.status < 500 ? 'refused' : 'unknown', detail }
    },
  }
}

function codeOf(body: unknown): string {
  const code = fieldOf(body, 'code')
  return typeof code === 'number' ? String(code) : 'none'
}
