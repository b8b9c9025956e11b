export interface StoredPicture {
  readonly hash: string
  /** Of the largest variant. */
  readonly width: number
  readonly height: number
  /** Two colours: of the picture's middle and of its edge. */
  readonly placeholder: string
  /** Served as `/1/photos/{hash}/{width}.{format}`; by format and width, smallest first. */
  readonly variants: readonly { readonly width: number; readonly format: PictureFormat }[]
}

export type PictureFormat = 'avif' | 'webp'
