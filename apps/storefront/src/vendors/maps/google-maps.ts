import type { GeoPoint } from '@lavash/contract/geo-point'
import { mapsLoaderRetries } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'

/** The part of Google's API that is used here. Its own typings are ten thousand lines. */
export interface GoogleLatLng {
  lat: () => number
  lng: () => number
}

interface Listening {
  addListener: (name: string, handle: (event: { latLng: GoogleLatLng | null }) => void) => unknown
}

export interface GoogleMap extends Listening {
  setOptions: (options: object) => void
  panTo: (point: GeoPoint) => void
  getZoom: () => number | undefined
  setZoom: (zoom: number) => void
  fitBounds: (area: GoogleArea, padding: object) => void
}

interface GoogleArea {
  extend: (point: GeoPoint) => unknown
}

interface GooglePixel {
  readonly x: number
  readonly y: number
}

interface GoogleOverlay {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  setMap: (map: GoogleMap | null) => void
  getPanes: () => { overlayMouseTarget: Element } | null | undefined
  /** Undefined until the map has been laid out. */
  getProjection: () =>
    | {
        fromLatLngToDivPixel: (point: GeoPoint) => GooglePixel | null
        fromDivPixelToLatLng: (pixel: GooglePixel) => GoogleLatLng | null
      }
    | undefined
}

interface GoogleShape {
  setMap: (map: GoogleMap | null) => void
}

interface GoogleInfoWindow {
  setContent: (content: HTMLElement) => void
  setPosition: (point: GeoPoint) => void
  open: (at: { map: GoogleMap; shouldFocus: boolean }) => void
  close: () => void
}

export interface GooglePrediction {
  readonly placeId: string
  readonly mainText: { text: string; matches: { startOffset: number; endOffset: number }[] } | null
  readonly secondaryText: { text: string } | null
  readonly types?: readonly string[]
  toPlace: () => GooglePlace
}

interface GooglePlace {
  readonly id: string
  readonly location?: GoogleLatLng | null
  readonly addressComponents?: { types: string[]; longText: string | null }[]
  fetchFields: (wanted: { fields: string[] }) => Promise<unknown>
}

export interface GoogleLibraries {
  core: {
    LatLngBounds: new () => GoogleArea
    Point: new (x: number, y: number) => GooglePixel
    Size: new (width: number, height: number) => object
  }
  maps: {
    Map: new (element: HTMLElement, options: object) => GoogleMap
    Polygon: new (options: object) => GoogleShape
    InfoWindow: new (options: object) => GoogleInfoWindow
    OverlayView: (new () => GoogleOverlay) & {
      preventMapHitsAndGesturesFrom: (element: Element) => void
    }
  }
  places: {
    AutocompleteSessionToken: new () => object
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (
        request: object,
      ) => Promise<{ suggestions: { placePrediction: GooglePrediction | null }[] }>
    }
  }
  geocoding: {
    Geocoder: new () => {
      geocode: (request: object) => Promise<{
        results: { place_id: string; address_components: { types: string[]; long_name: string }[] }[]
      }>
    }
  }
}

interface GoogleMaps {
  importLibrary: <Name extends keyof GoogleLibraries>(name: Name) => Promise<GoogleLibraries[Name]>
}

type GoogleWindow = Window & { google?: { maps?: GoogleMaps }; lavashMapsReady?: () => void }

/** Google has no Montenegrin. Bosnian is the nearest that it writes in Latin letters. */
export function toGoogleLanguage(locale: Locale): string {
  return locale === 'cnr' ? 'bs' : locale
}

const firstPauseMs = 500
/** On a network that drops packets a script neither loads nor fails. */
const loadTimeoutMs = 15_000
let loading: Promise<GoogleMaps> | undefined

/** L-16: three more tries with growing pauses. Then it fails, and the next opening starts anew. */
export function loadGoogleMaps(key: string, locale: Locale): Promise<GoogleMaps> {
  loading ??= loadRepeatedly(key, locale).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadRepeatedly(key: string, locale: Locale): Promise<GoogleMaps> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await loadOnce(key, locale)
    } catch (error) {
      // After a timeout the customer has waited long enough, so there is no further try.
      if (retry === mapsLoaderRetries || isTimeout(error)) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, firstPauseMs * 2 ** retry)
      })
    }
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function loadOnce(key: string, locale: Locale): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const host: GoogleWindow = window
    const query = new URLSearchParams({
      key,
      v: 'weekly',
      loading: 'async',
      language: toGoogleLanguage(locale),
      callback: 'lavashMapsReady',
    })
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?${query.toString()}`
    script.async = true
    const fail = (error: Error) => {
      clearTimeout(timer)
      script.remove()
      reject(error)
    }
    const timer = setTimeout(
      () => fail(new DOMException('The script of Google Maps did not come in time', 'TimeoutError')),
      loadTimeoutMs,
    )
    script.addEventListener('error', () => fail(new Error('The script of Google Maps did not load')))
    host.lavashMapsReady = () => {
      clearTimeout(timer)
      const maps = host.google?.maps
      if (maps === undefined) return reject(new Error('The script of Google Maps brought no maps'))
      // A late script is kept too: the next opening needs no second script, which Google complains about.
      loading = Promise.resolve(maps)
      resolve(maps)
    }
    document.head.append(script)
  })
}
