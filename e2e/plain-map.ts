import type { Page } from '@playwright/test'

export interface Pixel {
  red: number
  green: number
  blue: number
}

const zoneHalfWidth = 0.01

/** A square of two hundredths of a degree around a point, as a zone's polygon. */
export function makeSquare({ lat, lng }: { lat: number; lng: number }) {
  return [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([north = 0, east = 0]) => ({ lat: lat + north * zoneHalfWidth, lng: lng + east * zoneHalfWidth }))
}

/** The square's width on the screen. The whole earth is 512 pixels wide at zoom 0. */
export function toSquareWidthPx(zoom: number): number {
  return ((2 * zoneHalfWidth) / 360) * 512 * 2 ** zoom
}

/**
 * Our own map without streets: white in the light style, black in the dark one. The library, the zones and the colours
 * are the real ones, so a pixel shows how strong a zone's tint is. Returns the styles that were asked for.
 */
export async function serveEmptyStyles(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/1/geo/styles/*.json*', (route) => {
    const [, theme = ''] = /styles\/(\w+)\.json/.exec(route.request().url()) ?? []
    asked.push(theme)
    const paint = { 'background-color': theme === 'dark' ? '#000000' : '#ffffff' }
    return route.fulfill({
      json: { version: 8, sources: {}, layers: [{ id: 'g', type: 'background', paint }] },
    })
  })
  return asked
}

/** The pixels of one row of the screen, from left to right. */
export async function readRow(page: Page, y: number): Promise<Pixel[]> {
  const width = page.viewportSize()?.width ?? 0
  const picture = await page.screenshot({ clip: { x: 0, y, width, height: 1 }, scale: 'css' })
  const bytes = await page.evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([file], { type: 'image/png' }))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.width, height: image.height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return [...(context?.getImageData(0, 0, image.width, 1).data ?? [])]
  }, picture.toString('base64'))
  return Array.from({ length: bytes.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.slice(index * 4, index * 4 + 3)
    return { red, green, blue }
  })
}

/** How much of `colour` lies over `ground`: 0 is the ground, 1 the colour alone. Blue differs most. */
export function toTint(pixel: Pixel, ground: Pixel, colour: Pixel): number {
  return (pixel.blue - ground.blue) / (colour.blue - ground.blue)
}

/** The brand's primary colour as the page computes it now. */
export async function readPrimary(page: Page): Promise<Pixel> {
  const text = await page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--primary)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  const [red = 0, green = 0, blue = 0] = [...text.matchAll(/\d+/g)].map(Number)
  return { red, green, blue }
}
