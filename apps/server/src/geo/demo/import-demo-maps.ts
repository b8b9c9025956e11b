import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#db/db.ts'
import { drawDemoCity } from '#geo/demo/draw-demo-city.ts'
import { lukovo } from '#geo/demo/lukovo.ts'
import { privetny } from '#geo/demo/privetny.ts'
import { solntsegorye } from '#geo/demo/solntsegorye.ts'
import { importMap } from '#geo/importing/import-map.ts'
import type { ImportSummary } from '#geo/importing/import-options.ts'

/** Draws the demonstration's cities and imports them like any extract. */
export async function importDemoMaps(db: Db): Promise<ImportSummary[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lavash-demo-map-'))
  try {
    const summaries: ImportSummary[] = []
    for (const plan of [privetny, solntsegorye, lukovo]) {
      const file = join(folder, `${plan.dataset}.osm`)
      await writeFile(file, drawDemoCity(plan))
      summaries.push(await importMap(db, file, { dataset: plan.dataset }))
    }
    return summaries
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
