import 'maplibre-gl/dist/maplibre-gl.css'
import type { GeoPoint } from '@lavash/contract/geo-point'
import { zoneFillOpacity, zoneStrokeOpacity } from '@lavash/rulebook/site/limits'
import {
  type GeoJSONSource,
  LngLatBounds,
  Map as LibreMap,
  Marker,
  Popup,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { createPointMarkers } from '#vendors/maps/create-point-markers.ts'
import {
  infoWindowClass,
  makeCredit,
  makeInfo,
  makePin,
  pointsMaxZoom,
  readPrimary,
  toPadding,
  toStepPx,
} from '#vendors/maps/map-elements.ts'
import type { CreateMap, MapMarker, MapPoint, MapZone } from '#vendors/maps/map-provider.ts'

setWorkerUrl(workerUrl)

const zonesId = 'lavash-zones'

/** L-08 with our own tiles: no key, no third party. This file imports the map library. */
export const createEmbeddedMap: CreateMap = (options) => {
  const { element, center, zoom, onPick, onFailed } = options
  // Throws without WebGL.
  const map = new LibreMap({
    container: element,
    center,
    zoom,
    attributionControl: false,
    locale: { 'Map.Title': options.label },
    dragRotate: false,
    pitchWithRotate: false,
    // Scrolling a form past the map must not zoom it.
    cooperativeGestures: false,
  })
  // The library's own credit writes markup, which the page's policy refuses.
  const credit = makeCredit()
  map.addControl({ onAdd: () => credit, onRemove: () => credit.remove() }, 'bottom-left')
  map.touchZoomRotate.disableRotation()
  let zones: readonly MapZone[] = []
  let marker: Marker | undefined
  let info: Popup | undefined
  let isDestroyed = false
  let isShown = false

  const drawZones = () => {
    const data = { type: 'FeatureCollection' as const, features: zones.map(toFeature) }
    if (!isShown) return
    const source = map.getSource<GeoJSONSource>(zonesId)
    if (source !== undefined) return void source.setData(data)
    const color = readPrimary(element)
    map.addSource(zonesId, { type: 'geojson', data })
    map.addLayer({
      id: `${zonesId}-fill`,
      type: 'fill',
      source: zonesId,
      paint: { 'fill-color': color, 'fill-opacity': zoneFillOpacity },
    })
    map.addLayer({
      id: `${zonesId}-stroke`,
      type: 'line',
      source: zonesId,
      paint: { 'line-color': color, 'line-opacity': zoneStrokeOpacity, 'line-width': 3 },
    })
  }

  const loadStyle = async (theme: 'light' | 'dark') => {
    try {
      const style = (await options.loadStyle(theme)) as StyleSpecification
      if (!isDestroyed) map.setStyle(style, { diff: false })
    } catch (error) {
      if (!isDestroyed) onFailed(error)
    }
  }

  map.on('style.load', () => {
    isShown = true
    drawZones()
  })
  map.once('idle', () => options.onReady())
  map.on('click', ({ lngLat }) => onPick(toPoint(lngLat)))
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') onPick(toPoint(map.getCenter()))
  })
  void loadStyle(options.theme)

  const setMarker = (wanted: MapMarker | undefined) => {
    if (wanted === undefined) {
      marker?.remove()
      marker = undefined
      return
    }
    if (marker !== undefined) {
      marker.setLngLat(wanted.at)
      marker.getElement().setAttribute('aria-label', wanted.label)
      return
    }
    const own = new Marker({
      element: makePin(wanted, ({ x, y }, isFar) => {
        const at = map.project(own.getLngLat())
        const step = toStepPx(isFar)
        own.setLngLat(map.unproject([at.x + x * step, at.y + y * step]))
        options.onMarkerStepped(toPoint(own.getLngLat()))
      }),
      anchor: 'bottom',
      draggable: true,
    })
    own.setLngLat(wanted.at).addTo(map)
    // The library makes every marker an image with its own name.
    own.getElement().removeAttribute('role')
    own.getElement().setAttribute('aria-label', wanted.label)
    own.getElement().addEventListener('click', (event) => event.stopPropagation())
    own.on('dragend', () => options.onMarkerMoved(toPoint(own.getLngLat())))
    marker = own
  }

  const showPoints = createPointMarkers((button, at) => {
    const own = new Marker({ element: button }).setLngLat(at).addTo(map)
    button.removeAttribute('role')
    return { setPosition: (to) => own.setLngLat(to), remove: () => own.remove() }
  }, options.onPointChosen)

  const setPoints = (wanted: readonly MapPoint[]) => {
    showPoints(wanted)
    info?.remove()
    info = undefined
    const chosen = wanted.find(({ isChosen }) => isChosen)
    if (chosen === undefined) return
    info = new Popup({
      className: infoWindowClass,
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      offset: 18,
    })
      .setLngLat(chosen.at)
      .setDOMContent(makeInfo(chosen.lines))
      .addTo(map)
  }

  return {
    setTheme: (theme) => void loadStyle(theme),
    setZones: (wanted) => {
      zones = wanted
      drawZones()
    },
    setPoints,
    setMarker,
    show: (point, zoomTo) => {
      const wanted = 'exactly' in zoomTo ? zoomTo.exactly : Math.max(map.getZoom(), zoomTo.atLeast)
      map.easeTo({ center: point, zoom: wanted })
    },
    showAll: (wanted) => {
      const area = new LngLatBounds()
      for (const point of wanted) area.extend(point)
      if (area.isEmpty()) return
      map.fitBounds(area, { padding: toPadding(element), maxZoom: pointsMaxZoom, animate: isShown })
    },
    zoomBy: (steps) => {
      map.easeTo({ zoom: map.getZoom() + steps })
    },
    destroy: () => {
      isDestroyed = true
      map.remove()
    },
  }
}

function toPoint({ lat, lng }: { lat: number; lng: number }): GeoPoint {
  return { lat, lng }
}

function toFeature({ id, polygon }: MapZone) {
  const ring = polygon.map(({ lat, lng }) => [lng, lat])
  const [first] = ring
  // GeoJSON rings repeat their first point at the end. The catalogue's may not.
  if (first !== undefined) ring.push(first)
  return {
    type: 'Feature' as const,
    id,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  }
}
