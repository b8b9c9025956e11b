import { createListen, type Listen } from '@lavash/client/create-listen.ts'
import type { StorefrontCall } from '@lavash/contract/storefront-paths'
import { openStream } from '#api/call.ts'

/** A file of its own: whoever has no venue yet listens to nothing, and does not load what parses events. */
export const listen: Listen<StorefrontCall> = createListen(openStream)
