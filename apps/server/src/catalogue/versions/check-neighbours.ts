import type { Brand, Catalogue } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import type { BrandFiles } from '#catalogue/parsing/brand-files.ts'
import { parseSourceFile, type SourcePath } from '#catalogue/parsing/source-file.ts'
import type { Reads } from '#db/db.ts'

const file = 'brand.yaml'

export interface Clash {
  path: SourcePath
  problem: string
  expected: string
}

/** What only the database can know: a host name, a white label and the default belong to one brand each. */
export async function checkNeighbours(reads: Reads, { brand }: Catalogue): Promise<Clash[]> {
  const clashes: Clash[] = []
  const neighbours = await reads
    .selectFrom('brands')
    .select(['slug', 'whiteLabel', 'isDefault'])
    .where('slug', '!=', brand.slug)
    .where((eb) => eb.or([eb('whiteLabel', '=', brand.whiteLabel), eb('isDefault', '=', 1)]))
    .orderBy('slug')
    .execute()
  for (const { slug, whiteLabel, isDefault } of neighbours) {
    if (whiteLabel === brand.whiteLabel) {
      const problem = `the brand '${slug}' of this database has the white label '${whiteLabel}' already`
      clashes.push({ path: ['whiteLabel'], problem, expected: 'a white label that no other brand has' })
    }
    if (isDefault === 1 && brand.isDefault) {
      const problem = `the brand '${slug}' of this database is the default already`
      clashes.push({ path: ['isDefault'], problem, expected: 'one default brand' })
    }
  }
  for (const { host, slug } of await findTakenHosts(reads, brand)) {
    const problem = `the host '${host}' belongs to the brand '${slug}' of this database`
    const expected = 'a host that no other brand has'
    clashes.push({ path: ['hosts', brand.hosts.indexOf(host)], problem, expected })
  }
  return clashes
}

async function findTakenHosts(
  reads: Reads,
  { slug, hosts }: Brand,
): Promise<{ host: string; slug: string }[]> {
  if (hosts.length === 0) return []
  return reads
    .selectFrom('brandHosts')
    .innerJoin('brands', 'brands.id', 'brandHosts.brandId')
    .select(['brandHosts.host', 'brands.slug'])
    .where('brands.slug', '!=', slug)
    .where('brandHosts.host', 'in', hosts)
    .orderBy('brandHosts.host')
    .execute()
}

export async function toClashMistakes(
  clashes: readonly Clash[],
  files: Pick<BrandFiles, 'read'>,
): Promise<Mistake[]> {
  const { source } = parseSourceFile('brand', file, new TextDecoder().decode(await files.read(file)))
  return clashes.map(({ path, problem, expected }) => ({
    file,
    line: source?.lineOf(path) ?? 1,
    problem,
    expected,
  }))
}
