import sharp, { type Sharp } from 'sharp'
import { encodingSettings } from '#catalogue/pictures/encoding-settings.ts'

const { widths, maxWidth, maxHeight, avif, webp, placeholder } = encodingSettings

export interface EncodedPicture {
  /** Of the largest variant. */
  width: number
  height: number
  placeholder: string
  variants: { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[]
}

/** Throws on a picture that is not whole. Never enlarges: a small original has one variant of its own width. */
export async function encodePicture(original: Uint8Array): Promise<EncodedPicture> {
  const { data, info } = await sharp(original, { failOn: 'warning' })
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const open = (): Sharp => sharp(data, { raw: { width, height, channels } })
  const variants: EncodedPicture['variants'] = []
  for (const target of [...widths.filter((known) => known < width), width]) {
    const sized = open().resize({ width: target })
    variants.push({ width: target, format: 'avif', bytes: await sized.clone().avif(avif).toBuffer() })
    variants.push({ width: target, format: 'webp', bytes: await sized.clone().webp(webp).toBuffer() })
  }
  const tiny = await open()
    .resize({ width: placeholder.width })
    .webp({ quality: placeholder.quality, effort: 6 })
    .toBuffer()
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, variants }
}
