import { expect, test } from 'vitest'
import { makeDatabase } from '../../test/make-database.ts'
import { OsmXml } from '../../test/make-osm-xml.ts'
import { runCli } from '../../test/programs.ts'
import { writeMapFile } from '../../test/write-map-file.ts'

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
    const failed = await runCli('map', ['import', broken.path, '--dataset', 'town'], database.env)
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(/broken or cut off .* Nothing was changed\.\n$/)

    const imported = await runCli('map', ['import', town.path, '--dataset', 'town'], database.env)
    expect(imported.stderr).toContain('Drawing tiles')
    expect(imported.stdout).toContain('0 house numbers on 1 streets')
    expect((await runCli('map', ['list'], database.env)).stdout).toMatch(
      /^town: tiles of town\.osm .* addresses of town\.osm/,
    )
  } finally {
    await database.remove()
  }
}, 60_000)
