import { html as markup, type Html, raw } from '@lavash/contract/html'
import { photoSizes } from '@lavash/rulebook/site/layout-sizes'
import { toPhotoSources } from '@lavash/rulebook/menu/photo-sources'
import { findPhoto } from '#modules/documents/pages/page-picture.ts'
import type { ShownPage } from '#modules/documents/pages/shown-page.ts'

/**
 * The page's photo, shown while the storefront loads. On home and on a dish it has the page's width, so that it is
 * loaded once.
 */
export function toSplashPhoto(page: ShownPage): Html {
  const isHome = page.name === 'home.index'
  const photo = (isHome ? page.promotions[0]?.photos[0] : undefined) ?? findPhoto(page)
  if (photo === undefined) return raw('')
  const sizes = isHome ? photoSizes.promotion : photoSizes.dish
  const sources = toPhotoSources(photo).map(
    ({ type, srcSet }) => markup`<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  return markup`<picture class="boot-photo">${sources}<img src="${photo.url}" alt="" width="${photo.width}" height="${photo.height}" decoding="sync" fetchpriority="high"></picture>`
}
