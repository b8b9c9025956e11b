import type { Text as TextOf } from '@lavash/i18n/create-text.ts'
import { useTextOf } from '@lavash/i18n/i18n-provider.tsx'
import type { Messages as KitMessages } from '@lavash/ui/messages.ts'
import type { Messages as OwnMessages } from '#i18n/messages.ts'

/** The storefront's own texts and those of the kit; the build puts both into one file for each language. */
export type Messages = OwnMessages & KitMessages
export type Text = TextOf<Messages>

export const useText = useTextOf<Messages>
