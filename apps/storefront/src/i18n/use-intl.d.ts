import type { Messages as OurMessages } from '#i18n/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: OurMessages
  }
}
