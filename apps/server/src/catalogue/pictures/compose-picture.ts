import sharp, { type Sharp } from 'sharp'
import type { PictureRecipe } from '#catalogue/catalogue.ts'
import { arrange, pictureHeight, pictureWidth, type Placement } from '#catalogue/pictures/arrange.ts'
import { emojiPackage, findEmojiFile } from '#catalogue/pictures/emoji-file.ts'
import { grounds } from '#catalogue/pictures/grounds.ts'

type Colour = readonly [red: number, green: number, blue: number]

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
/** Warm, and never quite dark. */
const shadowPaint: Paint = { colour: toColour('#4a2a14'), strength: 0.36 }
/** Room around the emoji, so that its shadow can fade out; in pixels of the small copy. */
const shadowMargin = 12
const shadowDrop = 20
/** Blurring a small copy and enlarging it looks the same and costs a sixteenth. */
const shadowShrink = 4

/** A colour laid where a picture of one channel says, as thick as it says. */
interface Paint {
  colour: Colour
  strength: number
}

/** Pixels as they lie in memory. */
interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/**
 * A 16:9 PNG made from a recipe: soft ground, emoji, warm shadow. The same recipe gives the same bytes,
 * so that a second import finds every picture by its hash. Ground and layers are laid here and not by sharp, which
 * reckons with fractions over the whole picture for each of them: half as much work again.
 */
export async function composePicture(recipe: PictureRecipe): Promise<Buffer> {
  const picture = drawGround(recipe.ground)
  for (const placement of arrange(recipe)) {
    const { x, y } = placement
    const sprite = await toSprite(placement)
    // The shadow first, then the emoji: each lies on everything placed before it.
    lay(picture, await toShadow(sprite), { x, y: y + shadowDrop }, shadowPaint)
    lay(picture, sprite, { x, y })
  }
  return await sharp(picture.data, { raw: picture.raw }).png({ compressionLevel: 1 }).toBuffer()
}

/** A round gradient whose middle lies a little above that of the picture. */
function drawGround(ground: string): Pixels {
  const [[red, green, blue], [edgeRed, edgeGreen, edgeBlue]] = toGroundColours(ground)
  const data = Buffer.allocUnsafe(pictureWidth * pictureHeight * 3)
  let offset = 0
  for (let y = 0; y < pictureHeight; y += 1) {
    const down = ((y + 0.5) / pictureHeight - 0.44) / 0.72
    for (let x = 0; x < pictureWidth; x += 1) {
      const across = ((x + 0.5) / pictureWidth - 0.5) / 0.72
      const share = Math.min(1, Math.sqrt(across * across + down * down))
      data[offset] = mix(red, edgeRed, share)
      data[offset + 1] = mix(green, edgeGreen, share)
      data[offset + 2] = mix(blue, edgeBlue, share)
      offset += 3
    }
  }
  return { data, raw: { width: pictureWidth, height: pictureHeight, channels: 3 } }
}

function toGroundColours(ground: string): readonly [Colour, Colour] {
  const [middle, edge] = Object.entries(grounds).find(([name]) => name === ground)?.[1] ?? [ground, ground]
  return [toColour(middle), toColour(edge)]
}

function toColour(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
  return [red, green, blue]
}

function mix(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * share)
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

async function toSprite({ emoji, side, angle }: Placement): Promise<Pixels> {
  const file = findEmojiFile(emoji)
  if (file === undefined) throw new Error(`There is no picture of '${emoji}' in ${emojiPackage}`)
  const square = Math.round(side)
  const upright = sharp(file)
    .resize(square, square, { fit: 'contain', background: transparent })
    .ensureAlpha()
  return await toPixels(upright.rotate(angle, { background: transparent }))
}

/** One channel: where the light does not come, softly. */
async function toShadow(sprite: Pixels): Promise<Pixels> {
  const outline = toSmallOutline(sprite)
  const soft = await toPixels(sharp(outline.data, { raw: outline.raw }).blur(4.5).toColourspace('b-w'))
  const { width, height } = soft.raw
  const full = { width: width * shadowShrink, height: height * shadowShrink, fit: 'fill' as const }
  return await toPixels(sharp(soft.data, { raw: soft.raw }).resize(full).toColourspace('b-w'))
}

/** Every fourth pixel is enough for what is blurred afterwards. */
function toSmallOutline({ data, raw }: Pixels): Pixels {
  const width = Math.ceil(raw.width / shadowShrink) + 2 * shadowMargin
  const height = Math.ceil(raw.height / shadowShrink) + 2 * shadowMargin
  const outline = Buffer.alloc(width * height)
  for (let y = 0; y < raw.height; y += shadowShrink) {
    for (let x = 0; x < raw.width; x += shadowShrink) {
      const at = (y / shadowShrink + shadowMargin) * width + x / shadowShrink + shadowMargin
      outline[at] = data[(y * raw.width + x) * raw.channels + raw.channels - 1] ?? 0
    }
  }
  return { data: outline, raw: { width, height, channels: 1 } }
}

/** Lays one picture on another around a point, and leaves out what reaches over the edge. */
function lay(picture: Pixels, { data, raw }: Pixels, middle: { x: number; y: number }, paint?: Paint): void {
  const { width, height, channels } = raw
  const left = Math.round(middle.x - width / 2)
  const top = Math.round(middle.y - height / 2)
  const strength = paint?.strength ?? 1
  for (let y = Math.max(0, -top); y < Math.min(height, pictureHeight - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(width, pictureWidth - left); x += 1) {
      const from = (y * width + x) * channels
      const cover = ((data[from + channels - 1] ?? 0) / 255) * strength
      if (cover === 0) continue
      const to = ((top + y) * pictureWidth + left + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = paint ? paint.colour[channel] : data[from + channel]
        picture.data[to + channel] = mix(picture.data[to + channel] ?? 0, colour ?? 0, cover)
      }
    }
  }
}
