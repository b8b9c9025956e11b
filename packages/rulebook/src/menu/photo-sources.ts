import type { Photo } from './positions.ts'

/** The smaller format first: a browser takes the first source it can read. */
const formats = ['avif', 'webp']

export interface PhotoSource {
  type: string
  srcSet: string
}

export function toPhotoSources(photo: Pick<Photo, 'variants'>): PhotoSource[] {
  return formats.flatMap((format) => {
    const variants = photo.variants
      .filter((variant) => variant.format === format)
      .toSorted((first, second) => first.width - second.width)
    if (variants.length === 0) return []
    const srcSet = variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
    return [{ type: `image/${format}`, srcSet }]
  })
}
