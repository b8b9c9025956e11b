/* Answers like the script of Google Maps, without Google: what was asked of it is kept in window.asked. */
;(() => {
  const asked = (window.asked = { maps: [], suggestions: [], polygons: [], infos: [], geocoded: [] })
  const latLng = ({ lat, lng }) => ({ lat: () => lat, lng: () => lng })
  class Listening {
    handlers = {}
    addListener(name, handle) {
      this.handlers[name] = handle
    }
  }
  class Map extends Listening {
    constructor(element, options) {
      super()
      Object.assign(this, { element, options, zoom: options.zoom, start: options.center })
      asked.maps.push(this)
      element.textContent = 'Google'
      element.addEventListener('click', () => this.handlers.click({ latLng: latLng(options.center) }))
    }
    setOptions(options) {
      Object.assign(this.options, options)
    }
    panTo(point) {
      this.options.center = point
    }
    getZoom() {
      return this.zoom
    }
    setZoom(zoom) {
      this.zoom = zoom
    }
    fitBounds({ points }) {
      this.fitted = points.length
    }
  }
  class Shape {
    constructor(options) {
      this.options = options
      asked.polygons.push(options)
    }
    setMap(map) {
      this.options.map = map
    }
  }
  /* A plane map: a pixel is 0.0001 degree, the centre of the map is at 150, 150. */
  class OverlayView {
    static preventMapHitsAndGesturesFrom(element) {
      element.addEventListener('click', (event) => event.stopPropagation())
    }
    setMap(map) {
      if (map === null) return this.onRemove()
      this.map = map
      this.onAdd()
      this.draw()
    }
    getPanes() {
      return { overlayMouseTarget: this.map.element }
    }
    getProjection() {
      const { lat, lng } = this.map.start
      return {
        fromLatLngToDivPixel: (at) => ({ x: 150 + (at.lng - lng) * 1e4, y: 150 - (at.lat - lat) * 1e4 }),
        fromDivPixelToLatLng: ({ x, y }) =>
          latLng({ lat: lat - (y - 150) / 1e4, lng: lng + (x - 150) / 1e4 }),
      }
    }
  }
  class InfoWindow {
    setContent(content) {
      this.content = content
    }
    setPosition(at) {
      this.at = at
    }
    open({ map }) {
      asked.infos.push(this.at)
      map.element.append(this.content)
    }
    close() {
      this.content?.remove()
    }
  }
  class LatLngBounds {
    points = []
    extend(point) {
      this.points.push(point)
    }
  }
  class Point {
    x = 0
    y = 0
    constructor(x, y) {
      Object.assign(this, { x, y })
    }
  }
  const point = { lat: 43.98912, lng: 34.18924 }
  const prediction = {
    placeId: 'google-14',
    mainText: { text: 'Приморская набережная, 14', matches: [{ startOffset: 0, endOffset: 4 }] },
    secondaryText: { text: 'Приветный' },
    toPlace: () => ({
      id: 'google-14',
      location: latLng(point),
      addressComponents: [
        { types: ['street_number'], longText: '14' },
        { types: ['route'], longText: 'Приморская набережная' },
      ],
      fetchFields: () => Promise.resolve(),
    }),
  }
  let sessions = 0
  const libraries = {
    core: { LatLngBounds, Point, Size: Point },
    maps: { Map, Polygon: Shape, InfoWindow, OverlayView },
    places: {
      AutocompleteSessionToken: class {
        number = (sessions += 1)
      },
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: (request) => {
          asked.suggestions.push(request)
          return Promise.resolve({ suggestions: [{ placePrediction: prediction }] })
        },
      },
    },
    geocoding: {
      Geocoder: class {
        geocode({ location }) {
          asked.geocoded.push(location)
          const components = [
            { types: ['route'], long_name: 'Липовая улица' },
            { types: ['street_number'], long_name: '5' },
          ]
          return Promise.resolve({
            results: [{ place_id: `google-at-${asked.geocoded.length}`, address_components: components }],
          })
        }
      },
    },
  }
  window.google = { maps: { importLibrary: (name) => Promise.resolve(libraries[name]) } }
  window.lavashMapsReady()
})()
