import type { Photo } from '@lavash/contract/photos'
import { expect, test } from 'vitest'
import { toPhotoSources } from '#ui/photo-sources.ts'

function makePhoto(variants: Photo['variants']): Photo {
  return { url: '/photos/a/1280.webp', width: 1280, height: 720, variants, placeholder: 'data:,' }
}

test('a browser is offered AVIF before WebP, each from the narrowest to the widest', () => {
  const photo = makePhoto([
    { url: '/640.webp', width: 640, format: 'webp' },
    { url: '/640.avif', width: 640, format: 'avif' },
    { url: '/320.avif', width: 320, format: 'avif' },
  ])
  expect(toPhotoSources(photo)).toEqual([
    { type: 'image/avif', srcSet: '/320.avif 320w, /640.avif 640w' },
    { type: 'image/webp', srcSet: '/640.webp 640w' },
  ])
})

test('a format without variants is not offered', () => {
  expect(toPhotoSources(makePhoto([]))).toEqual([])
  const onlyWebp = makePhoto([{ url: '/1.webp', width: 1, format: 'webp' }])
  expect(toPhotoSources(onlyWebp).map(({ type }) => type)).toEqual(['image/webp'])
})
