import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { silenceReads } from '../../../test/silence-reads.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { encodePicture } from '#catalogue/pictures/encode-picture.ts'
import { insertPhoto } from '#catalogue/pictures/photo-rows.ts'
import { transaction } from '#db/transaction.ts'

const hash = '0123456789abcdef0123456789abcdef'

async function storePhoto(server: TestServer): Promise<void> {
  const original = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#c43' } })
    .png()
    .toBuffer()
  const picture = await encodePicture(original)
  await transaction(server.db, (trx) => insertPhoto(trx, hash, picture, 0))
  await vi.waitFor(async () => {
    expect((await server.fetch(`/1/photos/${hash}/1280.webp`, { method: 'HEAD' })).status).toBe(404)
    expect((await server.fetch(`/1/photos/${hash}/800.webp`, { method: 'HEAD' })).status).toBe(200)
  }, 10_000)
}

test('a picture has the format and width of its address and is cached for ever', async () => {
  await using server = await startTestServer()
  await storePhoto(server)
  for (const [file, type, width] of [
    ['320.avif', 'image/avif', 320],
    ['640.webp', 'image/webp', 640],
    ['800.avif', 'image/avif', 800],
  ] as const) {
    const answer = await server.fetch(`/1/photos/${hash}/${file}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const metadata = await sharp(await answer.arrayBuffer()).metadata()
    expect(metadata.width).toBe(width)
    expect(metadata.height).toBe(width * (450 / 800))
  }
})

test('a browser that asks again is told that it has the picture already', async () => {
  await using server = await startTestServer()
  await storePhoto(server)
  const first = await server.fetch(`/1/photos/${hash}/320.webp`)
  const etag = first.headers.get('etag') ?? ''
  const second = await server.fetch(`/1/photos/${hash}/320.webp`, { headers: { 'if-none-match': etag } })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('a picture that was asked once is served without the database', async () => {
  await using server = await startTestServer()
  await storePhoto(server)
  await server.fetch(`/1/photos/${hash}/320.webp`)
  await transaction(server.db, (trx) => trx.deleteFrom('photos').execute())
  expect((await server.fetch(`/1/photos/${hash}/320.webp`)).status).toBe(200)
  expect((await server.fetch(`/1/photos/${hash}/640.webp`)).status).toBe(404)
})

test('an unknown picture is not found, and nobody keeps that answer', async () => {
  await using server = await startTestServer()
  await storePhoto(server)
  for (const address of [`${hash}/321.avif`, `${'f'.repeat(32)}/320.avif`]) {
    const answer = await server.fetch(`/1/photos/${address}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'request.not-found' }] })
  }
  expect((await server.fetch(`/1/photos/${hash}/..%2F320.avif`)).status).toBe(400)
})

test('a picture that does not exist costs no database read', async () => {
  await using server = await startTestServer()
  await storePhoto(server)
  const silence = silenceReads(server.db)
  for (const address of [`${hash}/321.avif`, `${'f'.repeat(32)}/320.avif`]) {
    expect((await server.fetch(`/1/photos/${address}`)).status).toBe(404)
  }
  silence.end()
})

test('pictures that were stored before the server started are known to it', async () => {
  await using first = await startTestServer()
  await storePhoto(first)
  await using second = await startTestServer({ database: first.database })
  expect((await second.fetch(`/1/photos/${hash}/320.avif`)).status).toBe(200)
})
