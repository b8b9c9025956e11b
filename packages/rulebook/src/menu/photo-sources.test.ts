import { expect, test } from 'vitest'
import { toPhotoSources } from './photo-sources.ts'

test('a browser is offered AVIF before WebP, each from the narrowest to the widest', () => {
  const variants = [
    { url: '/640.webp', width: 640, format: 'webp' },
    { url: '/640.avif', width: 640, format: 'avif' },
    { url: '/320.avif', width: 320, format: 'avif' },
  ]
  expect(toPhotoSources({ variants })).toEqual([
    { type: 'image/avif', srcSet: '/320.avif 320w, /640.avif 640w' },
    { type: 'image/webp', srcSet: '/640.webp 640w' },
  ])
})

test('a format without variants is not offered', () => {
  expect(toPhotoSources({ variants: [] })).toEqual([])
  const onlyWebp = [{ url: '/1.webp', width: 1, format: 'webp' }]
  expect(toPhotoSources({ variants: onlyWebp }).map(({ type }) => type)).toEqual(['image/webp'])
})
