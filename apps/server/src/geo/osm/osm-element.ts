import type { Bounds } from '#geo/coordinates.ts'

/** The data model of OpenStreetMap, https://wiki.openstreetmap.org/wiki/Elements */
export type Tags = Readonly<Record<string, string>>

export interface OsmNode {
  readonly type: 'node'
  readonly id: number
  readonly lat: number
  readonly lon: number
  readonly tags?: Tags | undefined
}

export interface OsmWay {
  readonly type: 'way'
  readonly id: number
  readonly refs: readonly number[]
  readonly tags?: Tags | undefined
}

export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation'
  readonly ref: number
  readonly role: string
}

export interface OsmRelation {
  readonly type: 'relation'
  readonly id: number
  readonly members: readonly OsmMember[]
  readonly tags?: Tags | undefined
}

export type OsmElement = OsmNode | OsmWay | OsmRelation

/** A part of the file, so that a file of any size passes through little memory. */
export interface OsmBatch {
  readonly elements: readonly OsmElement[]
  /** The area that the file declares. */
  readonly bounds?: Bounds | undefined
  readonly bytesRead: number
}
