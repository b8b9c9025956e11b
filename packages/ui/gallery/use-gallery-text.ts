import { useTextOf } from '@lavash/i18n/i18n-provider.tsx'
import type { Messages as KitMessages } from '#messages.ts'
import type { Messages as Samples } from './samples.ts'

export const useGalleryText = useTextOf<KitMessages & Samples>
