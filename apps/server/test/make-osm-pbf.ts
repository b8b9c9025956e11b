import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

interface PbfNode {
  readonly id: number
  readonly lng: number
  readonly lat: number
  readonly tags?: Readonly<Record<string, string>>
}

interface PbfWay {
  readonly id: number
  readonly refs: readonly number[]
  readonly tags?: Readonly<Record<string, string>>
}

/** A real .osm.pbf of one header and one block, https://wiki.openstreetmap.org/wiki/PBF_Format */
export function makeOsmPbf(nodes: readonly PbfNode[], ways: readonly PbfWay[] = []): Buffer {
  return Buffer.concat([toBlob('OSMHeader', makeHeader(nodes)), toBlob('OSMData', makeBlock(nodes, ways))])
}

function makeHeader(nodes: readonly PbfNode[]): Uint8Array {
  const writer = new PbfWriter()
  const nano = (degrees: number): number => Math.round(degrees * 1e9)
  writer.writeMessage(
    1,
    (_, box) => {
      box.writeSVarintField(1, nano(Math.min(...nodes.map(({ lng }) => lng))))
      box.writeSVarintField(2, nano(Math.max(...nodes.map(({ lng }) => lng))))
      box.writeSVarintField(3, nano(Math.max(...nodes.map(({ lat }) => lat))))
      box.writeSVarintField(4, nano(Math.min(...nodes.map(({ lat }) => lat))))
    },
    undefined,
  )
  writer.writeStringField(4, 'OsmSchema-V0.6')
  return writer.finish()
}

function makeBlock(nodes: readonly PbfNode[], ways: readonly PbfWay[]): Uint8Array {
  const strings = ['']
  const numberOf = (text: string): number => {
    const known = strings.indexOf(text)
    return known > 0 ? known : strings.push(text) - 1
  }
  const group = new PbfWriter()
  for (const { id, lng, lat, tags = {} } of nodes) {
    group.writeMessage(
      1,
      (_, node) => {
        node.writeSVarintField(1, id)
        node.writePackedVarint(2, Object.keys(tags).map(numberOf))
        node.writePackedVarint(3, Object.values(tags).map(numberOf))
        node.writeSVarintField(8, Math.round(lat * 1e7))
        node.writeSVarintField(9, Math.round(lng * 1e7))
      },
      undefined,
    )
  }
  const wayGroup = new PbfWriter()
  for (const { id, refs, tags = {} } of ways) {
    wayGroup.writeMessage(
      3,
      (_, way) => {
        way.writeVarintField(1, id)
        way.writePackedVarint(2, Object.keys(tags).map(numberOf))
        way.writePackedVarint(3, Object.values(tags).map(numberOf))
        way.writePackedSVarint(
          8,
          refs.map((ref, index) => ref - (refs[index - 1] ?? 0)),
        )
      },
      undefined,
    )
  }
  const block = new PbfWriter()
  block.writeMessage(
    1,
    (_, table) => {
      for (const text of strings) table.writeBytesField(1, Buffer.from(text))
    },
    undefined,
  )
  block.writeBytesField(2, group.finish())
  block.writeBytesField(2, wayGroup.finish())
  return block.finish()
}

function toBlob(type: string, content: Uint8Array): Buffer {
  const blob = new PbfWriter()
  blob.writeVarintField(2, content.length)
  blob.writeBytesField(3, deflateSync(content))
  const body = blob.finish()
  const header = new PbfWriter()
  header.writeStringField(1, type)
  header.writeVarintField(3, body.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, body])
}
