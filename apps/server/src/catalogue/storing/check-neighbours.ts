import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import { parseSourceFile, type SourcePath } from '#catalogue/parsing/source-file.ts'
import type { Reads } from '#db/db.ts'

const file = 'brand.yaml'

interface Clash {
  path: SourcePath
  problem: string
  expected: string
}

/** What only the database can know: a host name, a white label and the default belong to one brand each. */
export async function checkNeighbours(reads: Reads, { brand }: Catalogue): Promise<Clash[]> {
  const clashes: Clash[] = []
  const neighbours = await reads
    .selectFrom('brands')
    .innerJoin('catalogueIds', 'catalogueIds.id', 'brands.id')
    .where('catalogueIds.slug', '!=', brand.slug)
    .select(['brands.id', 'catalogueIds.slug', 'brands.whiteLabel', 'brands.isDefault'])
    .execute()
  const hosts = await reads.selectFrom('brandHosts').select(['brandId', 'host']).execute()
  for (const { id, slug, whiteLabel, isDefault } of neighbours) {
    if (whiteLabel === brand.whiteLabel) {
      const problem = `the brand '${slug}' of this database has the white label '${whiteLabel}' already`
      clashes.push({ path: ['whiteLabel'], problem, expected: 'a white label that no other brand has' })
    }
    if (isDefault === 1 && brand.isDefault) {
      const problem = `the brand '${slug}' of this database is the default already`
      clashes.push({ path: ['isDefault'], problem, expected: 'one default brand' })
    }
    for (const { host } of hosts.filter(({ brandId }) => brandId === id)) {
      const index = brand.hosts.indexOf(host)
      if (index === -1) continue
      const problem = `the host '${host}' belongs to the brand '${slug}' of this database`
      clashes.push({ path: ['hosts', index], problem, expected: 'a host that no other brand has' })
    }
  }
  return clashes
}

export async function toClashMistakes(clashes: readonly Clash[], folder: string): Promise<Mistake[]> {
  const { source } = parseSourceFile('brand', file, await readFile(join(folder, file), 'utf8'))
  return clashes.map(({ path, problem, expected }) => ({
    file,
    line: source?.lineOf(path) ?? 1,
    problem,
    expected,
  }))
}
