import { useTextOf } from '@lavash/i18n/i18n-provider.tsx'
import type { Messages as KitMessages } from '@lavash/ui/messages.ts'
import type { laterGroups } from '#config/later-groups.ts'
import type { Messages as OwnMessages } from '#i18n/messages.ts'

/** For what is shown before somebody is signed in: a text from behind the sign-in is not there yet. */
export const useFirstText = useTextOf<Omit<OwnMessages, (typeof laterGroups)[number]> & KitMessages>
export type FirstText = ReturnType<typeof useFirstText>

/** For the screens whose route waits for their texts. */
export const useText = useTextOf<OwnMessages & KitMessages>
