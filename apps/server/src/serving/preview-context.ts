import { AsyncLocalStorage } from 'node:async_hooks'
import type { BrandEntry } from './catalogue-index.ts'

/**
 * The draft that the request under way looks at. Kept beside the request, so that no call can forget it and show a
 * preview what customers see.
 */
export const previewContext = new AsyncLocalStorage<BrandEntry>()

/** Marks every answer of a preview: nothing keeps it, not even the storefront's own worker. */
export const previewHeader = 'x-lavash-preview'

export const previewCookie = 'lavash-preview'
