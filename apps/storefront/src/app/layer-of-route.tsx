import { useState } from 'react'
import { leavePage } from '#navigation/leave-page.ts'
import type { LayerName, View } from '#app/routing/to-view.ts'
import { toPath } from '#config/paths.ts'
import { later } from '@lavash/ui/later.tsx'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { loadPopup } from '@lavash/ui/popup.tsx'

const PositionLayer = later(
  async () => (await import('#screens/menus-positions-show/position-layer.tsx')).PositionLayer,
)
const PromotionLayer = later(
  async () => (await import('#screens/promotions-show/promotion-layer.tsx')).PromotionLayer,
)

/** Loads the layer with its popup. */
export async function loadLayer(name: LayerName): Promise<void> {
  const Layer = name === 'menus.positions.show' ? PositionLayer : PromotionLayer
  await Promise.all([loadPopup(), Layer.load()])
}

interface Props {
  page: View['page']
  layer: NonNullable<View['layer']>
}

/** The closing animation ends first, then the address changes to the page below. */
export function LayerOfRoute({ page, layer }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  const { menuId = 0, positionId = 0, promotionId = 0 } = layer.params
  const isMobile = useIsMobile()
  const isOverMenu = layer.name === 'menus.positions.show' && page.name !== 'cart.index' && isMobile
  const below = isOverMenu
    ? toPath('menus.show', { menuId })
    : toPath(isPlain(page.name) ? page.name : 'home.index')
  const popup = { isOpen, onClose: () => setIsOpen(false), onClosed: () => leavePage(below) }
  return layer.name === 'menus.positions.show' ? (
    <PositionLayer menuId={menuId} positionId={positionId} {...popup} />
  ) : (
    <PromotionLayer promotionId={promotionId} hasViewAll={page.name === 'home.index'} {...popup} />
  )
}

function isPlain(name: View['page']['name']): name is 'promotions.index' | 'cart.index' {
  return name === 'promotions.index' || name === 'cart.index'
}
