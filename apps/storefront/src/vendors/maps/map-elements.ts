import type { MapMarker, MapPoint } from '#vendors/maps/map-provider.ts'
import styles from './map-elements.module.css'

/** The elements on every map, whoever draws the ground. Names come from a catalogue, so they are inserted as text. */
export function makePin(marker: MapMarker, onArrow: (direction: Direction, isFar: boolean) => void) {
  const pin = makeButton(styles['pin'] ?? '', marker.label)
  pin.append(makeIcon('0 0 32 44', [pinShape, pinEye]))
  pin.addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    if (direction === undefined) return
    // The same key would also move the map.
    event.preventDefault()
    event.stopPropagation()
    onArrow(direction, event.shiftKey)
  })
  return pin
}

export function makePoint(point: MapPoint, onChoose: () => void): HTMLElement {
  const button = makeButton(styles['point'] ?? '', point.label)
  button.addEventListener('click', (event) => {
    // Otherwise this is also a click on the map.
    event.stopPropagation()
    onChoose()
  })
  return button
}

export function makeInfo(lines: readonly string[]): HTMLElement {
  const info = document.createElement('div')
  info.className = styles['info'] ?? ''
  info.append(
    ...lines.map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph
    }),
  )
  return info
}

/** MapLibre's info window is white in every theme unless it is styled. */
export const infoWindowClass = styles['infoWindow'] ?? ''

/** OpenStreetMap's licence demands a visible credit wherever its data is drawn. */
export function makeCredit(): HTMLElement {
  const credit = document.createElement('div')
  // The place of the library's own credit.
  credit.className = `maplibregl-ctrl ${styles['credit'] ?? ''}`
  const link = document.createElement('a')
  link.href = 'https://www.openstreetmap.org/copyright'
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = 'OpenStreetMap contributors'
  credit.append('© ', link)
  return credit
}

/** In screen pixels, so that a step has the same size at every zoom. */
interface Direction {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Closer than this, a few venues no longer show where in the city they are. */
export const pointsMaxZoom = 16

/** Room for buttons and bars over the map, limited on a small map. */
export function toPadding({ clientWidth, clientHeight }: HTMLElement) {
  const side = Math.min(72, clientWidth / 5)
  return {
    top: Math.min(112, clientHeight / 4),
    bottom: Math.min(64, clientHeight / 6),
    left: side,
    right: side,
  }
}

const stepPx = 12
const farStepPx = 60

export function toStepPx(isFar: boolean): number {
  return isFar ? farStepPx : stepPx
}

/** The brand's primary colour as computed now, because a map cannot read custom properties. */
export function readPrimary(element: HTMLElement): string {
  const probe = document.createElement('span')
  probe.className = styles['primary'] ?? ''
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const pinShape = 'M16 1C7.7 1 1 7.7 1 16c0 11 15 27 15 27s15-16 15-27C31 7.7 24.3 1 16 1Z'
const pinEye = 'M16 21a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z'

function makeButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.setAttribute('aria-label', label)
  return button
}

function makeIcon(viewBox: string, shapes: readonly string[]): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(namespace, 'svg')
  icon.setAttribute('viewBox', viewBox)
  icon.setAttribute('aria-hidden', 'true')
  for (const shape of shapes) {
    const path = document.createElementNS(namespace, 'path')
    path.setAttribute('d', shape)
    icon.append(path)
  }
  return icon
}
