import { join } from 'node:path'
import type { Plugin } from 'vite'
import { kitFolder } from './kit-folder.ts'

const virtualId = '\0lavash-create-icon'
const createIcon = join(kitFolder, 'create-icon.tsx')

/**
 * Each icon of the library is data and one call. This replaces the call by our own, so the library's component is not
 * bundled.
 */
export function lightIcons(): Plugin {
  return {
    name: 'lavash:light-icons',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isIcon = importer.includes('/lucide-react/dist/esm/icons/')
      return isIcon && source.includes('createLucideIcon') ? virtualId : undefined
    },
    load(id) {
      return id === virtualId
        ? `export { createIcon as default } from ${JSON.stringify(createIcon)}`
        : undefined
    },
  }
}
