import type { Photo } from '@lavash/contract/photos'
import { toIconUrl } from '#modules/documents/app-manifest.ts'
import type { ShownMenu, ShownPage } from '#modules/documents/pages/shown-page.ts'
import type { Site } from '#modules/documents/pages/site.ts'

export interface PagePicture {
  readonly url: string
  readonly type: string
  readonly width: number
  readonly height: number
  /** False: the brand's logo, which previews should show small. */
  readonly isPhoto: boolean
}

/** The picture of a link preview. */
export function toPagePicture(site: Site, page: ShownPage): PagePicture {
  const photo = findPhoto(page)
  if (photo !== undefined) return { ...toPicture(site, photo), isPhoto: true }
  const url = `${site.origin}${toIconUrl(site.brand, 'any-512.png')}`
  return { url, type: 'image/png', width: 512, height: 512, isPhoto: false }
}

export function toPicture({ origin }: Site, { url, width, height }: Photo) {
  return { url: `${origin}${url}`, type: 'image/webp', width, height }
}

export function findPhoto(page: ShownPage): Photo | undefined {
  switch (page.name) {
    case 'home.index':
      return page.mainResto?.photos[0] ?? page.menus.map(findPhotoOfMenu).find((photo) => photo !== undefined)
    case 'menus.show':
      return findPhotoOfMenu(page.menu)
    case 'menus.positions.show':
      return page.position.photos[0]
    case 'promotions.index':
      return firstOf(page.promotions)
    case 'promotions.show':
      return page.promotion.photos[0] ?? firstOf(page.positions)
    case 'restos.index':
      return firstOf(page.restos)
    case 'restos.show':
      return page.resto.photos[0]
    default:
      return undefined
  }
}

function findPhotoOfMenu({ sections }: ShownMenu): Photo | undefined {
  return firstOf(sections.flatMap(({ positions }) => positions))
}

function firstOf(things: readonly { readonly photos: readonly Photo[] }[]): Photo | undefined {
  return things.find(({ photos }) => photos.length > 0)?.photos[0]
}
