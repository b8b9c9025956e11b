import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocumentText, nonceLength, toPieces } from '#modules/documents/document-text.ts'

const nonces = fc.base64String({ minLength: nonceLength, maxLength: nonceLength })

test('whatever the pieces and the nonce, what is unpacked is what would be sent unpacked', async () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), nonces, async (texts, nonce) => {
      const document = new DocumentText(toPieces(texts))
      const expected = Buffer.from(texts.join(nonce).toWellFormed())
      expect(document.fill(nonce).equals(expected)).toBe(true)
      expect(gunzipSync(await document.gzip(nonce)).equals(expected)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('the second answer is another one of the same size, and a piece refers to those before it', async () => {
  const words = Array.from({ length: 300 }, (_, index) => index.toString(36)).join(' ')
  const document = new DocumentText(toPieces(['<script nonce="', `">${words}`, words]))
  const alone = new DocumentText(toPieces(['<script nonce="', `">${words}`]))
  const [first, second] = [
    await document.gzip('a'.repeat(nonceLength)),
    await document.gzip('b'.repeat(nonceLength)),
  ]
  expect(first.length).toBe(second.length)
  expect(first.length).toBeLessThan((await alone.gzip('a'.repeat(nonceLength))).length + 100)
  expect(gunzipSync(second).toString()).toMatch(/^<script nonce="b{24}">0 1 2 /)
})
