import sharp, { type OverlayOptions } from 'sharp'
import type { PictureRecipe } from '#catalogue/catalogue.ts'
import { arrange, pictureHeight, pictureWidth, type Placement } from '#catalogue/pictures/arrange.ts'
import { emojiPackage, findEmojiFile } from '#catalogue/pictures/emoji-file.ts'
import { grounds } from '#catalogue/pictures/grounds.ts'

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
const shadowColour = '#4a2a14'
const shadowStrength = 0.36
/** Room around the emoji, so that its shadow can fade out. */
const shadowMargin = 48
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

/** The shadow first, then the emoji: each lies on everything placed before it. */
async function toLayers(placement: Placement): Promise<OverlayOptions[]> {
  const file = findEmojiFile(placement.emoji)
  if (file === undefined) throw new Error(`There is no picture of '${placement.emoji}' in ${emojiPackage}`)
  const side = Math.round(placement.side)
  const turned = await sharp(file)
    .resize(side, side, { fit: 'contain', background: transparent })
    .rotate(placement.angle, { background: transparent })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const margin = { top: shadowMargin, bottom: shadowMargin, left: shadowMargin, right: shadowMargin }
  const sprite = await sharp(turned)
    .extend({ ...margin, background: transparent })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = sprite.info
  const left = Math.round(placement.x - width / 2)
  const top = Math.round(placement.y - height / 2)
  const shadow = await toShadow(sprite.data, width, height)
  return [
    await toOverlay(shadow, { left, top: top + shadowDrop, width, height }),
    await toOverlay(sprite.data, { left, top, width, height }),
  ]
}

async function toShadow(sprite: Buffer, width: number, height: number): Promise<Buffer> {
  const small = { width: Math.ceil(width / shadowShrink), height: Math.ceil(height / shadowShrink) }
  const raw = { ...small, channels: 1 as const }
  // In two steps: sharp takes a channel out last, after blurring the colours it then throws away.
  const outline = await sharp(sprite)
    .extractChannel('alpha')
    .resize({ ...small, fit: 'fill' })
    .raw()
    .toBuffer()
  const soft = await sharp(outline, { raw })
    .blur(4.5)
    .linear(shadowStrength, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const tinted = await sharp({ create: { ...small, channels: 3, background: shadowColour } })
    .joinChannel(soft, { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return await sharp(tinted).resize({ width, height, fit: 'fill' }).png({ compressionLevel: 0 }).toBuffer()
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Sharp refuses an overlay larger than its canvas, so what reaches over the edge is cut off here. */
async function toOverlay(input: Buffer, box: Box): Promise<OverlayOptions> {
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const width = Math.min(pictureWidth, box.left + box.width) - left
  const height = Math.min(pictureHeight, box.top + box.height) - top
  const cut = { left: left - box.left, top: top - box.top, width, height }
  return { input: await sharp(input).extract(cut).png({ compressionLevel: 0 }).toBuffer(), left, top }
}
