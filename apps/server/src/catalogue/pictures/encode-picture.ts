import sharp, { type Sharp } from 'sharp'
import { encodingSettings } from '#catalogue/pictures/encoding-settings.ts'

const { widths, maxWidth, maxHeight, avif, webp } = encodingSettings

export interface EncodedPicture {
  /** Of the largest variant. */
  width: number
  height: number
  /** '#RRGGBB,#RRGGBB': the colours of its middle and of its left edge. */
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
  const halfWidth = Math.ceil(width / 2)
  const halfHeight = Math.ceil(height / 2)
  const middle = { left: width >> 2, top: height >> 2, width: halfWidth, height: halfHeight }
  const edge = { left: 0, top: 0, width: Math.ceil(width / 20), height }
  const placeholder = `${await toColour(open().extract(middle))},${await toColour(open().extract(edge))}`
  return { width, height, placeholder, variants }
}

/** What a part of a picture looks like from afar; what shows through it is white. */
async function toColour(part: Sharp): Promise<string> {
  const pixels = await part.flatten({ background: 'white' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  // A grey picture has one channel.
  const [red = 0, green = red, blue = red] = pixels
  return `#${Buffer.of(red, green, blue).toString('hex')}`
}
