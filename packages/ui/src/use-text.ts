import { useTextOf } from '@lavash/i18n/i18n-provider.tsx'
import type { Messages } from '#messages.ts'

/** The kit's own texts. An app's messages contain them: its build puts both into one file for each language. */
export const useText = useTextOf<Messages>
