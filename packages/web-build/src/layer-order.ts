import type { Plugin } from 'vite'

/** Later layers win over earlier ones; base.css says the same for the development server. */
export const layerOrder = '@layer reset, tokens, base, ui, features, screens, app, brand;'

/**
 * The first stylesheet that names a layer fixes its place, and which file comes first is the bundler's affair: a
 * piece shared by two chunks gets a file of its own, loaded before base.css. So each of them begins with the order.
 */
export function keepLayerOrder(): Plugin {
  return {
    name: 'lavash:layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `${layerOrder}${String(file.source)}`
      }
    },
  }
}
