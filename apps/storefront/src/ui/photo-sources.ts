import type { Photo } from '@lavash/contract/photos'

type Format = Photo['variants'][number]['format']

/** The smaller format first: a browser takes the first source it can read. */
const formats: readonly Format[] = ['avif', 'webp']

export interface PhotoSource {
  type: string
  srcSet: string
}

export function toPhotoSources(photo: Photo): PhotoSource[] {
  return formats.flatMap((format) => {
    const variants = photo.variants
      .filter((variant) => variant.format === format)
      .toSorted((first, second) => first.width - second.width)
    if (variants.length === 0) return []
    const srcSet = variants.map(({ url, width }) => `${url} ${width}w`).join(', ')
    return [{ type: `image/${format}`, srcSet }]
  })
}
