import type { GeoPoint } from '@lavash/contract/geo-point'
import { zoneFillOpacity, zoneStrokeOpacity } from '@lavash/rulebook/site/limits'
import { createPointMarkers } from '#vendors/maps/create-point-markers.ts'
import darkStyle from '#vendors/maps/google-dark-style.json' with { type: 'json' }
import { type GoogleElement, placeGoogleElement } from '#vendors/maps/google-element.ts'
import { type GoogleLatLng, loadGoogleMaps } from '#vendors/maps/google-maps.ts'
import {
  makeInfo,
  makePin,
  pointsMaxZoom,
  readPrimary,
  toPadding,
  toStepPx,
} from '#vendors/maps/map-elements.ts'
import type { MapMarker, MapOptions, MapTheme, MapView } from '#vendors/maps/map-provider.ts'

const infoOffsetPx = 18

/** L-08 drawn by Google, for installations with a key. */
export async function createGoogleMap(key: string, options: Omit<MapOptions, 'loadStyle'>): Promise<MapView> {
  const { element, center, zoom, theme, onPick, onMarkerMoved, onMarkerStepped, onPointChosen } = options
  const google = await loadGoogleMaps(key, options.locale)
  const [maps, core] = await Promise.all([google.importLibrary('maps'), google.importLibrary('core')])
  const { Map: GoogleMap, Polygon, InfoWindow } = maps
  const { LatLngBounds, Size } = core
  const map = new GoogleMap(element, {
    center,
    zoom,
    disableDefaultUI: true,
    clickableIcons: false,
    styles: stylesOf[theme],
  })
  const info = new InfoWindow({ pixelOffset: new Size(0, -infoOffsetPx) })
  const place = placeGoogleElement.bind(undefined, maps, core)
  let shapes: { setMap: (map: null) => void }[] = []
  let marker: { pin: HTMLElement; placed: GoogleElement } | undefined

  const addPin = (wanted: MapMarker) => {
    const pin = makePin(wanted, ({ x, y }, isFar) => {
      const step = toStepPx(isFar)
      onMarkerStepped(placed.moveBy(x * step, y * step))
    })
    const placed = place({ map, element: pin, at: wanted.at, onDragged: onMarkerMoved })
    return { pin, placed }
  }

  const showPoints = createPointMarkers((button, at) => place({ map, element: button, at }), onPointChosen)

  map.addListener('click', ({ latLng }) => tell(latLng, onPick))
  options.onReady()
  return {
    setTheme: (wanted) => map.setOptions({ styles: stylesOf[wanted] }),
    setZones: (zones) => {
      for (const shape of shapes) shape.setMap(null)
      const color = readPrimary(element)
      shapes = zones.map(
        ({ polygon }) =>
          new Polygon({
            map,
            paths: polygon,
            clickable: false,
            fillColor: color,
            fillOpacity: zoneFillOpacity,
            strokeColor: color,
            strokeOpacity: zoneStrokeOpacity,
          }),
      )
    },
    setPoints: (wanted) => {
      showPoints(wanted)
      info.close()
      const chosen = wanted.find(({ isChosen }) => isChosen)
      if (chosen === undefined) return
      const content = makeInfo(chosen.lines)
      // Google's info window is white in every theme.
      content.dataset['theme'] = 'light'
      info.setContent(content)
      info.setPosition(chosen.at)
      info.open({ map, shouldFocus: false })
    },
    setMarker: (wanted) => {
      if (wanted === undefined) {
        marker?.placed.remove()
        marker = undefined
        return
      }
      marker ??= addPin(wanted)
      marker.placed.setPosition(wanted.at)
      marker.pin.setAttribute('aria-label', wanted.label)
    },
    show: (point, zoomTo) => {
      map.panTo(point)
      map.setZoom('exactly' in zoomTo ? zoomTo.exactly : Math.max(map.getZoom() ?? zoom, zoomTo.atLeast))
    },
    showAll: (wanted) => {
      const [only] = wanted
      if (only === undefined) return
      // Google would zoom without limit to a single place.
      if (wanted.length === 1) {
        map.panTo(only)
        return map.setZoom(pointsMaxZoom)
      }
      const area = new LatLngBounds()
      for (const point of wanted) area.extend(point)
      map.fitBounds(area, toPadding(element))
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? zoom) + steps),
    // Google's map has no destroy call. Without its element it can be garbage collected.
    destroy: () => element.replaceChildren(),
  }
}

function tell(latLng: GoogleLatLng | null, listener: (point: GeoPoint) => void): void {
  if (latLng !== null) listener({ lat: latLng.lat(), lng: latLng.lng() })
}

/** Google cannot read custom properties, so the colours are data. */
const stylesOf: Readonly<Record<MapTheme, readonly object[]>> = { light: [], dark: darkStyle }
