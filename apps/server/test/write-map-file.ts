import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface MapFileOnDisk extends AsyncDisposable {
  readonly path: string
}

/** A file of the test's own: `await using file = await writeMapFile('town.osm', xml)`. */
export async function writeMapFile(name: string, content: string | Uint8Array): Promise<MapFileOnDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'lavash-map-'))
  const path = join(folder, name)
  await writeFile(path, content)
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
