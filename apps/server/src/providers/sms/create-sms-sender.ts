import type { Config } from '#config.ts'
import { type DevInboxParts, createDevInboxSender } from '#providers/sms/dev-inbox.ts'
import type { SmsSender } from '#providers/sms/sms-sender.ts'
import { createSmscSender } from '#providers/sms/smsc.ts'
import { createTwilioSender } from '#providers/sms/twilio.ts'

export function createSmsSender(sms: Config['sms'], devInbox: DevInboxParts): SmsSender {
  switch (sms.provider) {
    case 'twilio':
      return createTwilioSender(sms)
    case 'smsc':
      return createSmscSender(sms)
    case 'dev-inbox':
      return createDevInboxSender(devInbox)
  }
}
