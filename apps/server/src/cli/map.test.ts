import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { makeDatabase } from '../../test/make-database.ts'
import { OsmXml } from '../../test/make-osm-xml.ts'
import { writeMapFile } from '../../test/write-map-file.ts'

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function runMap(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> {
  const program = join(import.meta.dirname, 'map.ts')
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
      env: { ...process.env, ...env },
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    // A program that ends with another code than 0 is an error to execFile, with all we want to know.
    return error as Outcome
  }
}

test('a map is imported and listed from the command line, and mistakes are told in a sentence', async () => {
  const database = await makeDatabase()
  const xml = new OsmXml()
  xml.way(
    [
      [34.1, 44],
      [34.11, 44],
    ],
    { highway: 'residential', name: 'Лесная улица' },
  )
  await using town = await writeMapFile('town.osm', xml.toString())
  await using broken = await writeMapFile('broken.osm', xml.toString().slice(0, 90))
  try {
    const failed = await runMap(['import', broken.path, '--dataset', 'town'], database.env)
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(/broken or cut off .* Nothing was changed\.\n$/)

    const imported = await runMap(['import', town.path, '--dataset', 'town'], database.env)
    expect(imported.stderr).toContain('Drawing tiles')
    expect(imported.stdout).toContain('0 house numbers on 1 streets')
    expect((await runMap(['list'], database.env)).stdout).toMatch(
      /^town: tiles of town\.osm .* addresses of town\.osm/,
    )
  } finally {
    await database.remove()
  }
}, 60_000)
