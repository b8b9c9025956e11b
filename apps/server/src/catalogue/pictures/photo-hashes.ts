import type { Catalogue, Slug } from '#catalogue/catalogue.ts'
import { encodingSettings } from '#catalogue/pictures/encoding-settings.ts'
import { listPhotos, sha256, toPhotoSlug, toRecipeText } from '#catalogue/parts/catalogue-kinds.ts'

const hashLength = 32
const settings = JSON.stringify(encodingSettings)

/** A picture's address, of what it is made of and how it is encoded, by the photo's slug. */
export function listPhotoHashes(catalogue: Catalogue): ReadonlyMap<Slug, string> {
  const sums = new Map(catalogue.files.map((file) => [file.path, file.sha256]))
  return new Map(
    listPhotos(catalogue).map((photo) => {
      const content = photo.kind === 'file' ? sums.get(photo.path) : sha256(toRecipeText(photo.recipe))
      return [toPhotoSlug(photo), sha256(`${settings} ${content}`).slice(0, hashLength)]
    }),
  )
}
