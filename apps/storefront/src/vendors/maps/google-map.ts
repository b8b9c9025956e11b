import type { GeoPoint } from '@lavash/contract/geo-point'
import { zoneFillOpacity, zoneStrokeOpacity } from '@lavash/rulebook/limits'
import type { GoogleLatLng, GoogleMarker } from '#vendors/maps/google-maps.ts'
import darkStyle from '#vendors/maps/google-dark-style.json' with { type: 'json' }
import { loadGoogleMaps } from '#vendors/maps/google-maps.ts'
import { makeInfo, readPrimary } from '#vendors/maps/map-elements.ts'
import type { MapOptions, MapTheme, MapView } from '#vendors/maps/map-provider.ts'

/** L-08 drawn by Google, for whoever has a key. */
export async function createGoogleMap(key: string, options: Omit<MapOptions, 'loadStyle'>): Promise<MapView> {
  const { element, center, zoom, theme, onPick, onMarkerMoved, onPointChosen } = options
  const google = await loadGoogleMaps(key, options.locale)
  const [{ Map: GoogleMap, Polygon, InfoWindow }, { Marker }] = await Promise.all([
    google.importLibrary('maps'),
    google.importLibrary('marker'),
  ])
  const map = new GoogleMap(element, {
    center,
    zoom,
    disableDefaultUI: true,
    clickableIcons: false,
    styles: stylesOf[theme],
  })
  const info = new InfoWindow()
  let shapes: { setMap: (map: null) => void }[] = []
  let points: GoogleMarker[] = []
  let marker: GoogleMarker | undefined
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
      for (const point of points) point.setMap(null)
      info.close()
      points = wanted.map(({ id, at, label, lines, isChosen }) => {
        const point = new Marker({ map, position: at, title: label })
        point.addListener('click', () => onPointChosen(id))
        if (isChosen) {
          info.setContent(makeInfo(lines))
          info.open({ map, anchor: point })
        }
        return point
      })
    },
    setMarker: (wanted) => {
      if (wanted === undefined) {
        marker?.setMap(null)
        marker = undefined
        return
      }
      if (marker === undefined) {
        marker = new Marker({ map, position: wanted.at, title: wanted.label, draggable: true })
        marker.addListener('dragend', ({ latLng }) => tell(latLng, onMarkerMoved))
      }
      marker.setPosition(wanted.at)
      marker.setTitle(wanted.label)
    },
    show: (point, closer) => {
      map.panTo(point)
      map.setZoom(Math.max(map.getZoom() ?? zoom, closer ?? 0))
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? zoom) + steps),
    // Google offers no end for a map; without its element nothing holds it.
    destroy: () => element.replaceChildren(),
  }
}

function tell(latLng: GoogleLatLng | null, listener: (point: GeoPoint) => void): void {
  if (latLng !== null) listener({ lat: latLng.lat(), lng: latLng.lng() })
}

/** Google draws by itself and knows no custom properties, hence colours as data. */
const stylesOf: Readonly<Record<MapTheme, readonly object[]>> = { light: [], dark: darkStyle }
