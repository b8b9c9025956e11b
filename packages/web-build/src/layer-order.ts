import type { Plugin } from 'vite'

/** Later layers win over earlier ones. base.css repeats this for the development server. */
export const layerOrder = '@layer reset, tokens, base, ui, features, screens, app, brand;'

/**
 * The first stylesheet that names a layer fixes the layer's place, and the bundler decides which file loads first. A
 * piece that two chunks share gets its own file and loads before base.css. So every stylesheet begins with the order.
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
