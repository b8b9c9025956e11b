import type { GeoPoint } from '@lavash/contract/geo-point'
import { makePoint } from '#vendors/maps/map-elements.ts'
import type { MapPoint } from '#vendors/maps/map-provider.ts'

interface Placed {
  readonly setPosition: (at: GeoPoint) => unknown
  readonly remove: () => unknown
}

/**
 * Returns a function that shows a list of points. A marker lives as long as its point: rebuilt on each choice, it
 * would lose the focus of the customer who chose it.
 */
export function createPointMarkers(
  place: (button: HTMLElement, at: GeoPoint) => Placed,
  onChosen: (id: number) => void,
): (wanted: readonly MapPoint[]) => void {
  const shown = new Map<number, { button: HTMLElement; placed: Placed }>()
  const add = (point: MapPoint) => {
    const button = makePoint(point, () => onChosen(point.id))
    const marker = { button, placed: place(button, point.at) }
    shown.set(point.id, marker)
    return marker
  }
  return (wanted) => {
    for (const [id, { placed }] of shown) {
      if (wanted.some((point) => point.id === id)) continue
      placed.remove()
      shown.delete(id)
    }
    for (const point of wanted) {
      const { button, placed } = shown.get(point.id) ?? add(point)
      placed.setPosition(point.at)
      button.setAttribute('aria-label', point.label)
      button.setAttribute('aria-pressed', String(point.isChosen))
    }
  }
}
