import type { GeoPoint } from '@lavash/contract/geo-point'
import type { GoogleLibraries, GoogleMap } from '#vendors/maps/google-maps.ts'
import styles from './map-elements.module.css'

export interface GoogleElement {
  /** The position at this distance in screen pixels. */
  moveBy: (x: number, y: number) => GeoPoint
  setPosition: (at: GeoPoint) => void
  remove: () => void
}

interface Options {
  readonly map: GoogleMap
  readonly element: HTMLElement
  readonly at: GeoPoint
  readonly onDragged?: (at: GeoPoint) => void
}

/**
 * Places our own element on Google's map. Google's picture markers take no arrow keys, and its element markers need a
 * map id from Google's console.
 */
export function placeGoogleElement(
  { OverlayView }: GoogleLibraries['maps'],
  { Point }: GoogleLibraries['core'],
  { map, element, at, onDragged }: Options,
): GoogleElement {
  let place = at
  const overlay = new OverlayView()
  element.classList.add(styles['placed'] ?? '')

  const draw = () => {
    const pixel = overlay.getProjection()?.fromLatLngToDivPixel(place)
    if (!pixel) return
    element.style.left = `${pixel.x}px`
    element.style.top = `${pixel.y}px`
  }
  const moveBy = (x: number, y: number): GeoPoint => {
    const projection = overlay.getProjection()
    const pixel = projection?.fromLatLngToDivPixel(place)
    const moved = pixel && projection?.fromDivPixelToLatLng(new Point(pixel.x + x, pixel.y + y))
    if (moved) place = { lat: moved.lat(), lng: moved.lng() }
    draw()
    return place
  }

  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(element)
  overlay.draw = draw
  overlay.onRemove = () => element.remove()
  overlay.setMap(map)
  // Otherwise a press on the element would also press the map.
  OverlayView.preventMapHitsAndGesturesFrom(element)
  if (onDragged !== undefined) makeDraggable(element, moveBy, () => onDragged(place))
  return {
    moveBy,
    setPosition: (to) => {
      place = to
      draw()
    },
    remove: () => overlay.setMap(null),
  }
}

function makeDraggable(
  element: HTMLElement,
  moveBy: (x: number, y: number) => GeoPoint,
  onDropped: () => void,
): void {
  let last = { x: 0, y: 0 }
  let hasMoved = false
  element.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    last = { x, y }
    hasMoved = false
    element.setPointerCapture(pointerId)
  })
  element.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (!element.hasPointerCapture(pointerId) || (x === last.x && y === last.y)) return
    hasMoved = true
    moveBy(x - last.x, y - last.y)
    last = { x, y }
  })
  element.addEventListener('lostpointercapture', () => {
    if (hasMoved) onDropped()
  })
}
