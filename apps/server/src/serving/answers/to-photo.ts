import type { Photo } from '@lavash/contract/photos'
import { pathOf } from '@lavash/contract/paths'
import type * as catalogue from '#catalogue/catalogue.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

export function toPhotos(brand: BrandEntry, photos: readonly catalogue.Photo[]): Photo[] {
  return photos.map((photo) => toPhoto(brand, photo))
}

function toPhoto(brand: BrandEntry, photo: catalogue.Photo): Photo {
  const { hash, width, height, placeholder, variants } = brand.getPicture(photo)
  const urlOf = (size: number, format: string): string =>
    pathOf('photos.show', { hash, file: `${size}.${format}` })
  return {
    // WebP for whoever shows one address only: every browser of today reads it.
    url: urlOf(width, 'webp'),
    width,
    height,
    variants: variants.map((variant) => ({ ...variant, url: urlOf(variant.width, variant.format) })),
    placeholder,
  }
}
