/* Answers like the script of Google Maps, without Google: what was asked of it is kept in window.asked. */
;(() => {
  const asked = (window.asked = { maps: [], suggestions: [], polygons: [], markers: [] })
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
      Object.assign(this, { element, options, zoom: options.zoom })
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
  }
  class Shape {
    constructor(options) {
      asked.polygons.push(options)
    }
    setMap() {}
  }
  class Marker extends Listening {
    constructor(options) {
      super()
      this.options = options
      asked.markers.push(this)
    }
    setMap() {}
    setPosition(position) {
      this.options.position = position
    }
    setTitle(title) {
      this.options.title = title
    }
  }
  class InfoWindow {
    setContent(content) {
      this.content = content
    }
    open() {}
    close() {}
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
  const libraries = {
    maps: { Map, Polygon: Shape, InfoWindow },
    marker: { Marker },
    places: {
      AutocompleteSessionToken: Object,
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: (request) => {
          asked.suggestions.push(request)
          return Promise.resolve({ suggestions: [{ placePrediction: prediction }] })
        },
      },
    },
    geocoding: {
      Geocoder: class {
        geocode() {
          const components = [
            { types: ['route'], long_name: 'Липовая улица' },
            { types: ['street_number'], long_name: '5' },
          ]
          return Promise.resolve({ results: [{ place_id: 'google-5', address_components: components }] })
        }
      },
    },
  }
  window.google = { maps: { importLibrary: (name) => Promise.resolve(libraries[name]) } }
  window.lavashMapsReady()
})()
