import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Stands in for Google's script. */
export const double = fileURLToPath(new URL('google-double.js', import.meta.url))
export const script = 'https://maps.googleapis.com/maps/api/js*'

interface Asked {
  maps: { fitted?: number; zoom: number; options: { zoom: number; styles: object[] } }[]
  polygons: { map: object | null; paths: object[]; [look: string]: unknown }[]
  suggestions: { sessionToken: { number: number }; input: string }[]
  infos: object[]
  geocoded: object[]
}

/** What the double was asked for. Maps and elements stay in the page. */
export function readAsked(page: Page) {
  return page.evaluate(() => {
    const { maps, polygons, suggestions, infos, geocoded } = (window as unknown as { asked: Asked }).asked
    const map = maps.at(-1)
    return {
      fitted: map?.fitted,
      zoom: map?.zoom,
      firstZoom: map?.options.zoom,
      styles: map?.options.styles,
      zones: polygons.filter((polygon) => polygon.map === map).map((polygon) => ({ ...polygon, map: null })),
      suggestions,
      infos,
      geocoded,
    }
  })
}
