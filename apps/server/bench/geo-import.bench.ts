import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drawDemoCity } from '#geo/demo/draw-demo-city.ts'
import type { Bench } from './bench.ts'
import { makeLargePlan } from './make-large-city.ts'

const promisedMegabytes = 2000
/** Crossings of the invented city: about a hundred elements each. */
const columns = 135
const rows = 75

interface Figures {
  readonly seconds: number
  readonly megabytes: number
  readonly tiles: number
  readonly houses: number
}

export const bench: Bench = {
  title: 'An OpenStreetMap extract of a million elements: from the file to tiles and addresses',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-map-'))
    try {
      const file = join(folder, 'large.osm')
      const elements = writeCity(file)
      const child = join(import.meta.dirname, 'import-map-process.ts')
      const { stdout } = await promisify(execFile)(process.execPath, [child, file, folder])
      const figures = JSON.parse(stdout) as Figures
      return [
        { name: 'elements', value: elements, unit: 'nodes, ways and relations' },
        { name: 'time', value: figures.seconds, unit: 's' },
        {
          name: 'largest memory',
          value: figures.megabytes,
          unit: 'MB',
          limit: { atMost: promisedMegabytes },
        },
        { name: 'tiles', value: figures.tiles, unit: 'rows' },
        { name: 'house numbers', value: figures.houses, unit: 'rows' },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function writeCity(file: string): number {
  const xml = drawDemoCity(makeLargePlan(columns, rows))
  writeFileSync(file, xml)
  return xml.match(/<(?:node|way|relation) /g)?.length ?? 0
}
