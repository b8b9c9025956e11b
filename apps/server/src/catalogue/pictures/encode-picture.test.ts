import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from '#catalogue/pictures/encode-picture.ts'

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#d9480f' } })

test.each([
  { width: 2560, height: 1440, widths: [320, 640, 1280], fits: [1280, 720] },
  { width: 1000, height: 500, widths: [320, 640, 1000], fits: [1000, 500] },
  { width: 320, height: 200, widths: [320], fits: [320, 200] },
  { width: 90, height: 60, widths: [90], fits: [90, 60] },
  { width: 1500, height: 6000, widths: [320, 480], fits: [480, 1920] },
])(
  '$width × $height gets the widths $widths and is never enlarged',
  async ({ width, height, widths, fits }) => {
    const picture = await encodePicture(await plain(width, height).png().toBuffer())
    expect([picture.width, picture.height]).toEqual(fits)
    for (const format of ['avif', 'webp']) {
      const own = picture.variants.filter((variant) => variant.format === format)
      expect(own.map((variant) => variant.width)).toEqual(widths)
      for (const variant of own) {
        const metadata = await sharp(variant.bytes).metadata()
        expect(metadata.width).toBe(variant.width)
        expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp')
      }
    }
  },
)

test('a photo taken with the phone on its side stands upright', async () => {
  const lying = await plain(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await encodePicture(lying)).toMatchObject({ width: 300, height: 400 })
})

test.each([
  ['a red dish on white', 1280, 720, '#ff0000,#ffffff'],
  ['one pixel', 1, 1, '#ff0000,#ff0000'],
])('the placeholder is the colours of the middle and the edge: %s', async (_, width, height, placeholder) => {
  const dish = sharp({ create: { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } })
  const photo = await sharp({ create: { width, height, channels: 4, background: 'transparent' } })
    .composite([{ input: await dish.png().toBuffer() }])
    .png()
    .toBuffer()
  expect(await encodePicture(photo)).toMatchObject({ placeholder })
})

test('a grey picture has grey colours', async () => {
  const photo = await plain(40, 30).toColourspace('b-w').png().toBuffer()
  const { placeholder } = await encodePicture(photo)
  expect(placeholder).toMatch(/^#(..)\1\1,#\1\1\1$/)
})

test('a picture that is not whole is refused', async () => {
  const whole = await plain(400, 300).jpeg().toBuffer()
  await expect(encodePicture(whole.subarray(0, whole.length - 40))).rejects.toThrow(/VipsJpeg/)
  await expect(encodePicture(Buffer.from('not a picture'))).rejects.toThrow('unsupported image format')
})
