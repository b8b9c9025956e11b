import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

/** The files of a brand, on a disk or made of a draft: everything that checks read. */
export interface BrandFiles {
  /** The brand's slug: the folder's name. */
  readonly name: string
  /** Within the folder, with forward slashes, in order. */
  readonly paths: readonly string[]
  /** Links are not followed: one may lead out of the folder. */
  readonly links: readonly string[]
  /** Only for one of `paths`. */
  read(path: string): Promise<Uint8Array>
  /** The sum of a picture that was looked into before: it is not read again. */
  findCheckedSum?(path: string): string | undefined
}

export async function openBrandFolder(folder: string): Promise<BrandFiles> {
  const root = resolve(folder)
  const { paths, links } = await listFiles(root)
  return {
    name: basename(root),
    paths: paths.toSorted(),
    links,
    read: (path) => readFile(join(root, path)),
  }
}

/** Hidden folders are not opened: .git alone can hold more files than all brands. */
async function listFiles(folder: string, within = ''): Promise<{ paths: string[]; links: string[] }> {
  const entries = await readdir(join(folder, within), { withFileTypes: true })
  const paths: string[] = []
  const links: string[] = []
  for (const entry of entries.filter(({ name }) => !name.startsWith('.'))) {
    const path = `${within}${entry.name}`
    if (entry.isDirectory()) {
      const inner = await listFiles(folder, `${path}/`)
      paths.push(...inner.paths)
      links.push(...inner.links)
    } else if (entry.isFile()) paths.push(path)
    else links.push(path)
  }
  return { paths, links }
}

/** One sum for all files: equal sums are equal folders. */
export async function sumFiles(files: BrandFiles): Promise<string> {
  const { paths, links } = files
  const sum = createHash('sha256').update(JSON.stringify([paths, links]))
  for (const path of paths) {
    sum.update(
      createHash('sha256')
        .update(await files.read(path))
        .digest(),
    )
  }
  return sum.digest('hex')
}
