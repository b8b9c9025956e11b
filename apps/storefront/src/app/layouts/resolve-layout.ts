import type { Layout } from '#config/paths.ts'

export type ResolvedLayout = 'custom' | 'default' | 'error' | 'simple'

/** `custom` is the brand's own layout. `custom-default` is the brand's if it has one, else the default. */
export function resolveLayout(meta: Layout | undefined, hasBrandLayout: boolean): ResolvedLayout {
  if (meta === 'simple' || meta === 'error') return meta
  if (meta === 'custom' || meta === 'custom-default') return hasBrandLayout ? 'custom' : 'default'
  return 'default'
}
