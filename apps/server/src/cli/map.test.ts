import { expect, test } from 'vitest'
import { makeDatabase } from '../../test/make-database.ts'
import { OsmXml } from '../../test/make-osm-xml.ts'
import { runCli } from '../../test/run-cli.ts'
import { writeMapFile } from '../../test/write-map-file.ts'

function makeTown(): string {
  const xml = new OsmXml()
  xml.way(
    [
      [34.1, 44],
      [34.11, 44],
    ],
    { highway: 'residential', name: 'Лесная улица' },
  )
  return xml.toString()
}

test('the command line imports and lists a map and refuses wrong options', async () => {
  const database = await makeDatabase()
  await using town = await writeMapFile('town.osm', makeTown())
  await using broken = await writeMapFile('broken.osm', makeTown().slice(0, 90))
  try {
    const failed = await runCli('map', ['import', broken.path, '--dataset', 'town'], database.env)
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(/broken or cut off .* Nothing was changed\.\n$/)

    const imported = await runCli('map', ['import', town.path, '--dataset', 'town'], database.env)
    expect(imported.stderr).toContain('Drawing tiles')
    expect(imported.stdout).toContain('0 house numbers on 1 streets')
    for (const args of [
      ['remove', 'town', '--bbox', '34,43,35,45'],
      ['remove', 'town', '--without-tiles'],
      ['list', '--dataset', 'town'],
    ]) {
      expect(await runCli('map', args, database.env)).toMatchObject({ code: 2, stdout: '' })
    }
    // Removing a part of a dataset keeps the rest.
    expect((await runCli('map', ['list'], database.env)).stdout).toMatch(
      /^town: tiles of town\.osm .* addresses of town\.osm/,
    )
  } finally {
    await database.remove()
  }
})
