import { createElement, type FunctionComponent, lazy, type ReactNode } from 'react'
import { getSettings } from '#config/current-settings.ts'
import type { BootLoaderSlots, LayoutSlots } from '#brand-slots.ts'

type Modules<Props> = Record<string, () => Promise<FunctionComponent<Props>>>

/** Parts are found by folder and loaded for their brand only, so a new brand needs only a folder. */
const bootLoaders = import.meta.glob<FunctionComponent<BootLoaderSlots>>(
  '../../../../brands/*/boot-loader.tsx',
  { import: 'BrandBootLoader' },
)
const layouts = import.meta.glob<FunctionComponent<LayoutSlots>>('../../../../brands/*/layout.tsx', {
  import: 'BrandLayout',
})

const lazyParts = new Map<string, unknown>()

/**
 * One lazy component for the visit, because a new one for each render would remount. If a brand has no part of its
 * own, the product's is used.
 */
function findPart<Props extends object>(modules: Modules<Props>, name: 'boot-loader' | 'layout') {
  const { brand, bootLoader, layout } = getSettings()
  const isCustom = (name === 'layout' ? layout : bootLoader) === 'custom'
  const load = modules[`../../../../brands/${brand.code}/${name}.tsx`]
  if (!isCustom || load === undefined) return undefined
  const known = lazyParts.get(name) ?? lazy(async () => ({ default: await load() }))
  lazyParts.set(name, known)
  return known as FunctionComponent<Props>
}

export function renderBrandBootLoader(slots: BootLoaderSlots): ReactNode {
  const BootLoader = findPart(bootLoaders, 'boot-loader')
  return BootLoader && createElement(BootLoader, slots)
}

export function hasBrandLayout(): boolean {
  return findPart(layouts, 'layout') !== undefined
}

export function renderBrandLayout(slots: LayoutSlots): ReactNode {
  const Layout = findPart(layouts, 'layout')
  return Layout && createElement(Layout, slots)
}
