import { IconLink as KitIconLink } from '@lavash/ui/icon-link.tsx'
import { asLink } from '#navigation/as-link.ts'

export const IconLink = asLink(KitIconLink)
