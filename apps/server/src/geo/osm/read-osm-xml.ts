import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { SaxesParser } from 'saxes'
import { MapProblem, toBrokenFile } from '#geo/map-problem.ts'
import type { OsmBatch, OsmElement, OsmMember } from '#geo/osm/osm-element.ts'
import type { Bounds } from '#geo/coordinates.ts'

interface Draft {
  kind: string
  id: number
  lat: number
  lon: number
  refs: number[]
  members: OsmMember[]
  tags: Record<string, string> | undefined
}

/** OSM XML, with gzip or without, https://wiki.openstreetmap.org/wiki/OSM_XML */
export async function* readOsmXml(file: string, isGzip: boolean): AsyncGenerator<OsmBatch> {
  const source = createReadStream(file)
  const text = new PassThrough()
  // Rejects together with the iteration below, where the error is reported.
  const flowing = isGzip ? pipeline(source, createGunzip(), text) : pipeline(source, text)
  flowing.catch(() => text.destroy())
  const parser = new XmlElements()
  const decoder = new StringDecoder('utf8')
  try {
    for await (const chunk of text) {
      parser.write(decoder.write(chunk as Buffer))
      yield { ...parser.take(), bytesRead: source.bytesRead }
    }
    await flowing
    parser.end()
  } catch (error) {
    throw error instanceof MapProblem ? error : toBrokenFile(error)
  } finally {
    source.destroy()
  }
  yield { ...parser.take(), bytesRead: source.bytesRead }
}

class XmlElements {
  #elements: OsmElement[] = []
  #bounds: Bounds | undefined
  #draft: Draft | undefined
  #hasRoot = false
  readonly #parser = new SaxesParser()

  constructor() {
    this.#parser.on('error', (error) => {
      throw error
    })
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes))
    this.#parser.on('closetag', ({ name }) => this.#close(name))
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  end(): void {
    this.#parser.close()
  }

  take(): { elements: OsmElement[]; bounds?: Bounds | undefined } {
    const elements = this.#elements
    this.#elements = []
    return { elements, bounds: this.#bounds }
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!this.#hasRoot) {
      if (name !== 'osm') throw new MapProblem(`This is not an OpenStreetMap file: it begins with <${name}>.`)
      this.#hasRoot = true
    }
    const number = (key: string): number => Number(attributes[key] ?? Number.NaN)
    if (name === 'node' || name === 'way' || name === 'relation') {
      this.#draft = {
        kind: name,
        id: number('id'),
        lat: number('lat'),
        lon: number('lon'),
        refs: [],
        members: [],
        tags: undefined,
      }
    } else if (name === 'bounds') {
      this.#bounds = {
        west: number('minlon'),
        south: number('minlat'),
        east: number('maxlon'),
        north: number('maxlat'),
      }
    } else if (this.#draft !== undefined) addTo(this.#draft, name, attributes)
  }

  #close(name: string): void {
    if (this.#draft?.kind !== name) return
    const { kind, id, lat, lon, refs, members, tags } = this.#draft
    this.#draft = undefined
    if (Number.isNaN(id)) throw new MapProblem(`A <${name}> of the file has no id.`)
    if (kind === 'way') this.#elements.push({ type: 'way', id, refs, tags })
    else if (kind === 'relation') this.#elements.push({ type: 'relation', id, members, tags })
    // Deleted nodes of a history file have no coordinates.
    else if (!Number.isNaN(lat) && !Number.isNaN(lon))
      this.#elements.push({ type: 'node', id, lat, lon, tags })
  }
}

function addTo(draft: Draft, name: string, attributes: Readonly<Record<string, string>>): void {
  if (name === 'nd') draft.refs.push(Number(attributes['ref']))
  else if (name === 'tag') (draft.tags ??= {})[attributes['k'] ?? ''] = attributes['v'] ?? ''
  else if (name === 'member') {
    const { type, ref, role = '' } = attributes
    if (type === 'node' || type === 'way' || type === 'relation')
      draft.members.push({ type, ref: Number(ref), role })
  }
}
