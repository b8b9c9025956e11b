import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocumentText, TextPiece } from '#modules/documents/document-text.ts'

test('whatever the pieces and the nonce, what is unpacked is what would be sent unpacked', async () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), fc.string(), async (texts, nonce) => {
      const document = new DocumentText(texts.map((one) => new TextPiece(one)))
      const expected = Buffer.from(texts.join(nonce).toWellFormed())
      expect(document.fill(nonce).equals(expected)).toBe(true)
      expect(gunzipSync(await document.gzip(nonce)).equals(expected)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('the second answer is another one of the same size', async () => {
  const document = new DocumentText([new TextPiece('<script nonce="'), new TextPiece('">'.repeat(1000))])
  const [first, second] = [await document.gzip('abcdef'), await document.gzip('ghijkl')]
  expect(first.length).toBe(second.length)
  expect(first.length).toBeLessThan(120)
  expect(gunzipSync(second).toString()).toMatch(/^<script nonce="ghijkl">/)
})
