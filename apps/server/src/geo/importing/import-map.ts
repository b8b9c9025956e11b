import type { ImportOptions, ImportSummary } from '#geo/importing/import-options.ts'
import { importOsm } from '#geo/importing/import-osm.ts'
import { importPmtiles } from '#geo/importing/import-pmtiles.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { openMapFile } from '#geo/osm/read-osm.ts'
import { pruneDataset } from '#geo/store/datasets.ts'
import type { Db } from '#db/db.ts'

/** Part of every tile's address and every place id. */
const datasetName = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

/** Throws a MapProblem and changes nothing if the file or an option is wrong. */
export async function importMap(db: Db, path: string, options: ImportOptions): Promise<ImportSummary> {
  const { dataset } = options
  if (!datasetName.test(dataset)) {
    throw new MapProblem(
      'A dataset is named with lower-case letters, digits and hyphens, 40 at most: --dataset my-city',
    )
  }
  const file = await openMapFile(path)
  const summary =
    file.format === 'pmtiles' ? await importPmtiles(db, file, options) : await importOsm(db, file, options)
  await pruneDataset(db, dataset)
  return summary
}
