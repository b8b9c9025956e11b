export interface RoadKind {
  readonly kind: 'highway' | 'major_road' | 'minor_road' | 'path'
  readonly detail: string
  readonly minZoom: number
  readonly isLink?: true
}

/** highway=… of OpenStreetMap as kinds of the Protomaps layers. */
export const roadKinds: Readonly<Record<string, RoadKind>> = {
  motorway: { kind: 'highway', detail: 'motorway', minZoom: 5 },
  motorway_link: { kind: 'highway', detail: 'motorway', minZoom: 10, isLink: true },
  trunk: { kind: 'major_road', detail: 'trunk', minZoom: 6 },
  trunk_link: { kind: 'major_road', detail: 'trunk', minZoom: 11, isLink: true },
  primary: { kind: 'major_road', detail: 'primary', minZoom: 7 },
  primary_link: { kind: 'major_road', detail: 'primary', minZoom: 12, isLink: true },
  secondary: { kind: 'major_road', detail: 'secondary', minZoom: 9 },
  secondary_link: { kind: 'major_road', detail: 'secondary', minZoom: 12, isLink: true },
  tertiary: { kind: 'major_road', detail: 'tertiary', minZoom: 10 },
  tertiary_link: { kind: 'major_road', detail: 'tertiary', minZoom: 13, isLink: true },
  residential: { kind: 'minor_road', detail: 'residential', minZoom: 12 },
  unclassified: { kind: 'minor_road', detail: 'unclassified', minZoom: 12 },
  living_street: { kind: 'minor_road', detail: 'living_street', minZoom: 13 },
  road: { kind: 'minor_road', detail: 'road', minZoom: 12 },
  service: { kind: 'minor_road', detail: 'service', minZoom: 13 },
  pedestrian: { kind: 'path', detail: 'pedestrian', minZoom: 12 },
  track: { kind: 'path', detail: 'track', minZoom: 13 },
  path: { kind: 'path', detail: 'path', minZoom: 13 },
  footway: { kind: 'path', detail: 'footway', minZoom: 14 },
  cycleway: { kind: 'path', detail: 'cycleway', minZoom: 13 },
  steps: { kind: 'path', detail: 'steps', minZoom: 14 },
  bridleway: { kind: 'path', detail: 'bridleway', minZoom: 14 },
}
