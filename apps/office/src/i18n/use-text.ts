import { useTextOf } from '@lavash/i18n/i18n-provider.tsx'
import type { Messages as KitMessages } from '@lavash/ui/messages.ts'
import type { Messages as OwnMessages } from '#i18n/messages.ts'

/** The office's own texts and those of the kit; the build puts both into one file for each language. */
export type Messages = OwnMessages & KitMessages

export const useText = useTextOf<Messages>
export type Text = ReturnType<typeof useText>
