import type { GeoPoint } from '@lavash/contract/geo-point'
import type { Locale } from '@lavash/rulebook/site/locales'

export type MapTheme = 'light' | 'dark'

export interface MapZone {
  readonly id: number
  readonly polygon: readonly GeoPoint[]
}

/** A place to take away from. */
export interface MapPoint {
  readonly id: number
  readonly at: GeoPoint
  /** What a screen reader says of the marker. */
  readonly label: string
  /** The lines of the info window: name, street, hours. */
  readonly lines: readonly string[]
  readonly isChosen: boolean
}

export interface MapMarker {
  readonly at: GeoPoint
  readonly label: string
}

export interface MapOptions {
  readonly element: HTMLElement
  readonly center: GeoPoint
  readonly zoom: number
  readonly theme: MapTheme
  readonly locale: Locale
  /** What a screen reader says where the keys move the map. */
  readonly label: string
  /** The map's own style, in the customer's language; a vendor with styles of its own does not ask. */
  readonly loadStyle: (theme: MapTheme) => Promise<object>
  readonly onReady: () => void
  readonly onFailed: (error: unknown) => void
  readonly onPick: (point: GeoPoint) => void
  /** Set down after a drag. */
  readonly onMarkerMoved: (point: GeoPoint) => void
  /** By an arrow key: one that is held comes thirty times a second. */
  readonly onMarkerStepped: (point: GeoPoint) => void
  readonly onPointChosen: (id: number) => void
}

/** A map on the screen. Everything it shows is told to it; it decides nothing. */
export interface MapView {
  setTheme: (theme: MapTheme) => void
  setZones: (zones: readonly MapZone[]) => void
  setPoints: (points: readonly MapPoint[]) => void
  setMarker: (marker: MapMarker | undefined) => void
  show: (point: GeoPoint, zoom: { atLeast: number } | { exactly: number }) => void
  /** As near as it can be with all of them in sight. */
  showAll: (points: readonly GeoPoint[]) => void
  zoomBy: (steps: 1 | -1) => void
  destroy: () => void
}

export type CreateMap = (options: MapOptions) => MapView
