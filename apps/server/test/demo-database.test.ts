import { expect, test } from 'vitest'
import { makeDemoDatabase } from './demo-database.ts'
import { readAllStops } from '#availability/stop-rows.ts'
import { readStoredCatalogue } from './read-stored-catalogue.ts'
import { openDb } from '#db/open-db.ts'

test('both demo brands are there with their pictures', { timeout: 180_000 }, async () => {
  const database = await makeDemoDatabase()
  const db = await openDb(database.place, (error) => {
    throw error
  })
  try {
    const { brands } = await readStoredCatalogue(db)
    expect(brands.map(({ slug }) => slug)).toEqual(['primorje-grill', 'ugolyok'])
    for (const { catalogue, getPicture } of brands) {
      for (const photo of catalogue.positions.flatMap(({ photos }) => photos)) {
        const picture = getPicture(photo)
        expect(picture.placeholder).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/)
        const widths = [320, 640, picture.width]
        expect(picture.variants).toEqual(
          ['avif', 'webp'].flatMap((format) => widths.map((width) => ({ width, format }))),
        )
      }
    }
    expect(await readAllStops(db.read)).not.toEqual([])
  } finally {
    await db.close()
    await database.remove()
  }
})
