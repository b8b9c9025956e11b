import type { Catalogue } from '#catalogue/catalogue.ts'
import { listThings } from '#catalogue/drafts/catalogue-things.ts'
import { layMenus, type LostThing } from '#catalogue/drafts/lay-menus.ts'
import { type OwnedFile, toListFile } from '#catalogue/drafts/owned-file.ts'
import {
  type Thing,
  type ThingKind,
  thingKinds,
  type ThingName,
  toThingId,
  type ThingValue,
} from '#catalogue/drafts/thing.ts'
import { toLookFiles, toPageFiles } from '#catalogue/drafts/text-files.ts'

/** Things as they are to be; null: it is to go. */
export type ThingChanges = ReadonlyMap<string, ThingName & { readonly value: ThingValue | null }>

export function toThingChanges(
  changes: readonly (ThingName & { readonly value: ThingValue | null })[],
): ThingChanges {
  return new Map(changes.map((change) => [toThingId(change), change]))
}

export interface DraftFiles {
  readonly files: readonly OwnedFile[]
  /** Dishes and groups that stand in nothing that is there. */
  readonly lost: readonly LostThing[]
  /** The sum of each picture file, by path. */
  readonly sums: ReadonlyMap<string, string>
}

/** The folder that a catalogue would have been imported from if these things had been changed in it. */
export function toDraftFiles(catalogue: Catalogue, changes: ThingChanges): DraftFiles {
  const things = Object.fromEntries(
    thingKinds.map((kind) => [kind, applyChanges(catalogue, changes, kind)]),
  ) as Record<ThingKind, Thing[]>
  const { files: menus, lost } = layMenus(things, changes)
  const isLeft = ({ value }: Thing): boolean => things.resto.some(({ key }) => key === value['resto'])
  // A venue that goes takes its zones along.
  const zones = things.zone.filter((zone) => isLeft(zone) || changes.has(toThingId(zone)))
  return {
    files: [
      toBrandFile(things),
      toListFile('cities', 'catalogue/cities.yaml', things.city),
      toListFile('tags', 'catalogue/tags.yaml', things.tag),
      toListFile('pays', 'catalogue/pays.yaml', things.pay),
      toListFile('modifiers', 'catalogue/modifiers.yaml', things.modifier),
      toListFile('time-slots', 'catalogue/time-slots.yaml', things['time-slot']),
      toListFile('promotions', 'catalogue/promotions.yaml', things.promotion),
      toListFile('promo-codes', 'catalogue/promo-codes.yaml', things['promo-code']),
      ...menus,
      ...things.resto.map((resto) => toRestoFile(resto)),
      toZonesFile(zones),
      ...toLookFiles(things.look),
      ...toPageFiles(things.page),
    ],
    lost,
    sums: new Map(things.file.map(({ key, value }) => [key, String(value['sha256'])])),
  }
}

/** In their order; what is new comes where its `order` says, otherwise last. */
function applyChanges(catalogue: Catalogue, changes: ThingChanges, kind: ThingKind): Thing[] {
  const published = listThings(catalogue, kind)
  const known = new Set(published.map(toThingId))
  const added = [...changes].flatMap(([id, change]) =>
    change.kind === kind && !known.has(id) && change.value !== null
      ? [{ ...change, value: change.value }]
      : [],
  )
  const kept = published.flatMap((thing) => {
    const change = changes.get(toThingId(thing))
    if (change === undefined) return [thing]
    return change.value === null ? [] : [{ ...thing, value: change.value }]
  })
  return [...kept, ...added].toSorted((one, other) => placeOf(one) - placeOf(other))
}

const withoutPlace: ReadonlySet<ThingKind> = new Set(['resto', 'zone', 'promotion', 'promo-code', 'file'])

function placeOf({ kind, value }: Thing): number {
  const { order } = value
  if (withoutPlace.has(kind)) return 0
  return typeof order === 'number' ? order : Infinity
}

const appFields = new Set(['ios', 'android'])

function toBrandFile({ brand, contacts, look }: Record<ThingKind, Thing[]>): OwnedFile {
  const contactFields = Object.entries(contacts[0]?.value ?? {})
  const value = {
    ...brand[0]?.value,
    ...(look[0]?.value['theme'] !== undefined && { theme: look[0].value['theme'] }),
    contacts: Object.fromEntries(contactFields.filter(([field]) => !appFields.has(field))),
    apps: Object.fromEntries(contactFields.filter(([field]) => appFields.has(field))),
  }
  return {
    kind: 'brand',
    path: 'brand.yaml',
    value,
    ownerOf: ([first, ...rest]) => {
      if (first === 'theme') return { kind: 'look', key: 'look', field: ['theme'] }
      if (first === 'contacts' || first === 'apps') return { kind: 'contacts', key: 'contacts', field: rest }
      return { kind: 'brand', key: 'brand', field: first === undefined ? [] : [first, ...rest] }
    },
  }
}

function toRestoFile({ kind, key, value }: Thing): OwnedFile {
  return {
    kind: 'resto',
    path: `catalogue/restos/${key}.yaml`,
    value,
    ownerOf: (field) => ({ kind, key, field }),
  }
}

function toZonesFile(zones: readonly Thing[]): OwnedFile {
  const features = zones.map(({ key, value: { geometry, ...properties } }) => ({
    type: 'Feature',
    properties: { ...properties, slug: key },
    geometry,
  }))
  return {
    kind: 'zones',
    path: 'catalogue/zones/zones.geojson',
    value: { type: 'FeatureCollection', features },
    ownerOf: ([, index, part, ...rest]) => {
      const key = zones[Number(index)]?.key
      if (key === undefined) return undefined
      return { kind: 'zone', key, field: part === 'geometry' ? [part, ...rest] : rest }
    },
  }
}
