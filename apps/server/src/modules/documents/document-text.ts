/**
 * Fast path: a document is compressed once, around a nonce that differs in every answer. Compressing 30 kB for each
 * answer costs 39 times as much (`npm run bench -- fast-paths`, docs/decisions/fast-paths.md).
 */
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** Sixteen bytes in base64. The length is fixed, so that what follows keeps its position. */
export const nonceLength = 24

export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/** How far back compressed text can refer (RFC 1951, 2). */
const windowSize = 32_768

/** Stands in for the nonce. No text contains this byte, so compressed text never refers to the nonce. */
const hole = Buffer.alloc(nonceLength, 0xff)

/** A part of documents that is equal in every answer, like everything before it. Encoded and compressed once. */
class TextPiece {
  readonly plain: Buffer
  readonly #previous: TextPiece | undefined
  #deflated: Promise<Buffer> | undefined

  constructor(text: string, previous?: TextPiece) {
    this.plain = Buffer.from(text)
    this.#previous = previous
  }

  /** Computed on demand: stored, it would need several times the size of the documents. */
  #listBefore(): Buffer[] {
    const previous = this.#previous
    return previous === undefined ? [] : [...previous.#listBefore(), previous.plain, hole]
  }

  /** Ends on a byte boundary, so that pieces can be joined, and refers to earlier pieces (RFC 1951, 3.2). */
  deflate(): Promise<Buffer> {
    this.#deflated ??= this.#deflate()
    return this.#deflated
  }

  #deflate(): Promise<Buffer> {
    const before = Buffer.concat(this.#listBefore()).subarray(-windowSize)
    return deflate(this.plain, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    })
  }
}

/** Makes a chain of pieces, after an existing one. */
export function toPieces(texts: readonly string[], previous?: TextPiece): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const text of texts) pieces.push(new TextPiece(text, pieces.at(-1) ?? previous))
  return pieces
}

/** RFC 1952: deflate, no name, no time, made on Unix. */
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3])
/** An empty last block. */
const deflateEnd = Buffer.from([1, 0, 0, 0xff, 0xff])

/** Pieces that are compressed once. The nonce goes between them uncompressed. */
export class DocumentText {
  readonly #pieces: readonly TextPiece[]

  constructor(pieces: readonly TextPiece[]) {
    this.#pieces = pieces
  }

  fill(nonce: string): Buffer {
    return Buffer.concat(this.#between(Buffer.from(nonce), ({ plain }) => plain))
  }

  async gzip(nonce: string): Promise<Buffer> {
    const deflated = await Promise.all(this.#pieces.map((piece) => piece.deflate()))
    const word = Buffer.from(nonce)
    const text = this.#between(word, ({ plain }) => plain)
    const end = Buffer.alloc(8)
    end.writeUInt32LE(text.reduce((sum, part) => crc32(part, sum), 0))
    end.writeUInt32LE(text.reduce((length, part) => length + part.length, 0) % 2 ** 32, 4)
    const blocks = this.#between(toStoredBlock(word), (_, index) => deflated[index] ?? deflateEnd)
    return Buffer.concat([gzipStart, ...blocks, deflateEnd, end])
  }

  #between(word: Buffer, toPart: (piece: TextPiece, index: number) => Buffer): Buffer[] {
    return this.#pieces.flatMap((piece, index) =>
      index === 0 ? [toPart(piece, index)] : [word, toPart(piece, index)],
    )
  }
}

function toStoredBlock(bytes: Buffer): Buffer {
  const start = Buffer.alloc(5)
  start.writeUInt16LE(bytes.length, 1)
  start.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([start, bytes])
}
