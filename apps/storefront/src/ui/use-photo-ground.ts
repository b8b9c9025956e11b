import type { Photo } from '@lavash/contract/photos'
import { type PhotoGround, toPhotoGround } from '@lavash/rulebook/photo-ground'
import { useEffect, useState } from 'react'

const known = new Map<string, PhotoGround>()

/** The colour at the photo's left edge, read from its tiny placeholder; undefined until that is decoded. */
export function usePhotoGround(photo: Photo | undefined): PhotoGround | undefined {
  const placeholder = photo?.placeholder ?? ''
  const [, setReadCount] = useState(0)
  useEffect(() => {
    if (placeholder === '' || known.has(placeholder)) return
    let isGone = false
    const image = new Image()
    image.src = placeholder
    image.addEventListener('load', () => {
      const ground = findEdgeGround(image)
      if (ground !== undefined) known.set(placeholder, ground)
      if (!isGone) setReadCount((count) => count + 1)
    })
    return () => {
      isGone = true
    }
  }, [placeholder])
  return known.get(placeholder)
}

/** One for all photos: making it takes longer than reading it. Null where somebody's privacy settings forbid canvases. */
let pixel: CanvasRenderingContext2D | null | undefined

function findEdgeGround(image: HTMLImageElement): PhotoGround | undefined {
  pixel ??= makePixel()
  // Then the card keeps the plain surface.
  if (pixel === null) return undefined
  pixel.clearRect(0, 0, 1, 1)
  pixel.drawImage(image, 0, 0, 1, image.naturalHeight, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
  return toPhotoGround(red, green, blue)
}

function makePixel(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  return canvas.getContext('2d', { willReadFrequently: true })
}
