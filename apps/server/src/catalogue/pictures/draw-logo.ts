const plainDensity = 72
/** No icon is larger than 512 pixels. */
const longerSidePixels = 1024
const maxDensity = 600

/** The logo as a square picture, with nothing behind it. Throws on one that cannot be drawn. */
export async function drawLogo(logo: string, sizePixels: number): Promise<Buffer> {
  // Loaded with the first logo: a server that is asked for no icon needs no image library.
  const { default: sharp } = await import('sharp')
  const bytes = Buffer.from(logo)
  // Measuring draws nothing, so a sheet of any size may be measured.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return sharp(bytes, { density: toDensity(Math.max(width, height)) })
    .resize(sizePixels, sizePixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

/** One density for all made an A4 sheet larger than sharp opens: every icon of that brand was a fault. */
function toDensity(longerSide: number): number {
  return Math.min(maxDensity, Math.max(1, (plainDensity * longerSidePixels) / longerSide))
}
