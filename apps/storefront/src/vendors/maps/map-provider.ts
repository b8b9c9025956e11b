import type { GeoPoint } from '@lavash/contract/geo-point'
import type { Locale } from '@lavash/rulebook/site/locales'

export type MapTheme = 'light' | 'dark'

export interface MapZone {
  readonly id: number
  readonly polygon: readonly GeoPoint[]
}

/** A takeaway point. */
export interface MapPoint {
  readonly id: number
  readonly at: GeoPoint
  /** The marker's accessible name. */
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
  /** The accessible name of the map, with its keys. */
  readonly label: string
  /** The map's own style in the customer's language. Vendors with their own styles do not call it. */
  readonly loadStyle: (theme: MapTheme) => Promise<object>
  readonly onReady: () => void
  readonly onFailed: (error: unknown) => void
  readonly onPick: (point: GeoPoint) => void
  /** After a drag. */
  readonly onMarkerMoved: (point: GeoPoint) => void
  /** By an arrow key. A held key fires thirty times a second. */
  readonly onMarkerStepped: (point: GeoPoint) => void
  readonly onPointChosen: (id: number) => void
}

/** A map on the screen. It shows what it is told and decides nothing. */
export interface MapView {
  setTheme: (theme: MapTheme) => void
  setZones: (zones: readonly MapZone[]) => void
  setPoints: (points: readonly MapPoint[]) => void
  setMarker: (marker: MapMarker | undefined) => void
  show: (point: GeoPoint, zoom: { atLeast: number } | { exactly: number }) => void
  /** Zooms as close as possible with all of them in sight. */
  showAll: (points: readonly GeoPoint[]) => void
  zoomBy: (steps: 1 | -1) => void
  destroy: () => void
}

export type CreateMap = (options: MapOptions) => MapView
