import { LinkButton as KitLink } from '@lavash/ui/link-button.tsx'
import { createLink } from '@tanstack/react-router'

/** The kit's button-like link with an address of the router. */
export const LinkButton = createLink(KitLink)
