import { LinkButton as KitLinkButton } from '@lavash/ui/link-button.tsx'
import { asLink } from '#navigation/as-link.ts'

export const LinkButton = asLink(KitLinkButton)
