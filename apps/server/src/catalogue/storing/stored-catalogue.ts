import type { Catalogue, Photo, Slug } from '#catalogue/catalogue.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'

/** Topic of the change log; the key is the brand's slug. */
export const catalogueTopic = 'catalogue'

/** Every brand of the database at one moment. Read it again after a change of `catalogueTopic`. */
export interface StoredCatalogue {
  /** By slug. */
  readonly brands: readonly StoredBrand[]
}

/** A brand as its folder describes it, and what the database adds: numbers and encoded pictures. */
export interface StoredBrand {
  readonly id: number
  readonly slug: Slug
  /**
   * All by slug; `ids.get('position', slug)` has the number of a slug, `ids.get('modifier-item', …)` takes
   * `toModifierItemSlug`, `ids.get('promo-code', …)` takes `toPromoCodeSlug`. A position's `isStopped` is what
   * the file says and not what customers see: for that ask the venue's stops.
   */
  readonly catalogue: Catalogue
  readonly ids: CatalogueIds
  /** The encoded picture of a photo of this catalogue. */
  readonly getPicture: (photo: Photo) => StoredPicture
}

export interface StoredPicture {
  readonly hash: string
  /** Of the largest variant. */
  readonly width: number
  readonly height: number
  /** A data: URL of a few hundred bytes. */
  readonly placeholder: string
  /** Served as `/1/photos/{hash}/{width}.{format}`; by format and width, smallest first. */
  readonly variants: readonly { readonly width: number; readonly format: PictureFormat }[]
}

export type PictureFormat = 'avif' | 'webp'
