export type OsmTags = Readonly<Record<string, string>>
type At = readonly [lng: number, lat: number]

/** A small extract written by hand: things are given ids in the order they are added. */
export class OsmXml {
  readonly #lines: string[] = []
  #lastId = 0

  node([lng, lat]: At, tags: OsmTags = {}): number {
    const id = this.#nextId()
    this.#lines.push(`<node id="${id}" lat="${lat}" lon="${lng}">${toTags(tags)}</node>`)
    return id
  }

  way(line: readonly At[], tags: OsmTags = {}): number {
    return this.wayOf(
      line.map((at) => this.node(at)),
      tags,
    )
  }

  wayOf(nodes: readonly number[], tags: OsmTags = {}): number {
    const id = this.#nextId()
    this.#lines.push(
      `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}${toTags(tags)}</way>`,
    )
    return id
  }

  /** A square building of some 20 m. */
  building([lng, lat]: At, tags: OsmTags): number {
    const half = 0.0001
    const corners = [
      [lng - half, lat - half],
      [lng + half, lat - half],
      [lng + half, lat + half],
      [lng - half, lat + half],
    ] as const
    const nodes = corners.map((at) => this.node(at))
    return this.wayOf([...nodes, nodes[0] ?? 0], { building: 'yes', ...tags })
  }

  relation(members: readonly { type: 'node' | 'way'; ref: number; role: string }[], tags: OsmTags): number {
    const id = this.#nextId()
    const list = members.map(({ type, ref, role }) => `<member type="${type}" ref="${ref}" role="${role}"/>`)
    this.#lines.push(`<relation id="${id}">${list.join('')}${toTags(tags)}</relation>`)
    return id
  }

  toString(): string {
    // Nodes first, as every extract has them.
    const sorted = ['<node', '<way', '<relation'].flatMap((kind) =>
      this.#lines.filter((line) => line.startsWith(kind)),
    )
    return ['<?xml version="1.0"?>', '<osm version="0.6">', ...sorted, '</osm>'].join('\n')
  }

  #nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }
}

function toTags(tags: OsmTags): string {
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('')
}
