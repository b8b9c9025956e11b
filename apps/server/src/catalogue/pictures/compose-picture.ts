import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { PictureRecipe } from '#catalogue/catalogue.ts'
import { arrange, pictureHeight, pictureWidth, type Placement } from '#catalogue/pictures/arrange.ts'
import { emojiPackage, findEmojiFile } from '#catalogue/pictures/emoji-file.ts'
import { grounds } from '#catalogue/pictures/grounds.ts'

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
const shadowColour = '#4a2a14'
const shadowStrength = 0.36
/** Room around the emoji, so that its shadow can fade out; in pixels of the small copy. */
const shadowMargin = 12
const shadowDrop = 20
/** Blurring a small copy and enlarging it looks the same and costs a sixteenth. */
const shadowShrink = 4

/**
 * A 16:9 PNG made from a recipe: soft ground, emoji, warm shadow. The same recipe gives the same bytes,
 * so that a second import finds every picture by its hash.
 */
export async function composePicture(recipe: PictureRecipe): Promise<Buffer> {
  const layers: OverlayOptions[] = []
  for (const placement of arrange(recipe)) layers.push(...(await toLayers(placement)))
  return await sharp(Buffer.from(toGroundSvg(recipe.ground)))
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer()
}

function toGroundSvg(ground: string): string {
  const [middle, edge] = toGroundColours(ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">
    <radialGradient id="g" cx="50%" cy="44%" r="72%"><stop offset="0" stop-color="${middle}"/>
    <stop offset="1" stop-color="${edge}"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`
}

function toGroundColours(ground: string): readonly [string, string] {
  const named = Object.entries(grounds).find(([name]) => name === ground)
  return named ? named[1] : [ground, ground]
}

/** Pixels as they lie in memory: encoding every step as a PNG cost a fifth more. */
interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** The shadow first, then the emoji: each lies on everything placed before it. */
async function toLayers(placement: Placement): Promise<OverlayOptions[]> {
  const file = findEmojiFile(placement.emoji)
  if (file === undefined) throw new Error(`There is no picture of '${placement.emoji}' in ${emojiPackage}`)
  const side = Math.round(placement.side)
  const upright = sharp(file).resize(side, side, { fit: 'contain', background: transparent }).ensureAlpha()
  const sprite = await toPixels(upright.rotate(placement.angle, { background: transparent }))
  const shadow = await toShadow(sprite)
  return [
    await toOverlay(shadow, placement.x, placement.y + shadowDrop),
    await toOverlay(sprite, placement.x, placement.y),
  ]
}

async function toShadow({ data, raw }: Pixels): Promise<Pixels> {
  const width = Math.ceil(raw.width / shadowShrink)
  const height = Math.ceil(raw.height / shadowShrink)
  // In steps: sharp takes a channel out last, after blurring the colours it then throws away.
  const outline = await toPixels(
    sharp(data, { raw }).extractChannel('alpha').resize({ width, height, fit: 'fill' }),
  )
  const margin = { top: shadowMargin, bottom: shadowMargin, left: shadowMargin, right: shadowMargin }
  const roomy = await toPixels(
    sharp(outline.data, { raw: outline.raw })
      .extend({ ...margin, background: '#000' })
      .toColourspace('b-w'),
  )
  const soft = await toPixels(
    sharp(roomy.data, { raw: roomy.raw }).blur(4.5).linear(shadowStrength, 0).toColourspace('b-w'),
  )
  const { width: across, height: down } = soft.raw
  const tint = sharp({ create: { width: across, height: down, channels: 3, background: shadowColour } })
  const tinted = await toPixels(tint.joinChannel(soft.data, { raw: soft.raw }))
  const full = { width: across * shadowShrink, height: down * shadowShrink, fit: 'fill' as const }
  return await toPixels(sharp(tinted.data, { raw: tinted.raw }).resize(full))
}

/** Sharp refuses an overlay larger than its canvas, so what reaches over the edge is cut off here. */
async function toOverlay({ data, raw }: Pixels, x: number, y: number): Promise<OverlayOptions> {
  const startX = Math.round(x - raw.width / 2)
  const startY = Math.round(y - raw.height / 2)
  const left = Math.max(0, startX)
  const top = Math.max(0, startY)
  const width = Math.min(pictureWidth, startX + raw.width) - left
  const height = Math.min(pictureHeight, startY + raw.height) - top
  const cut = await toPixels(
    sharp(data, { raw }).extract({ left: left - startX, top: top - startY, width, height }),
  )
  return { input: cut.data, raw: cut.raw, left, top }
}
