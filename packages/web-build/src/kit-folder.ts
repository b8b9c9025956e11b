import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Where the sources of @lavash/ui are. They are found by the package's name, so that no plugin has a path into it. */
export const kitFolder = dirname(createRequire(import.meta.url).resolve('@lavash/ui/base.css'))
