import { isLocale } from '@lavash/rulebook/site/locales'
import type { PageSlug } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import type { BrandFiles } from './brand-files.ts'
import { findNearest } from './find-nearest.ts'
import { fileKindNames, fileKinds, type FileKind } from '#catalogue/schema/file-kinds.ts'

export const pageSlugs: readonly PageSlug[] = ['terms-of-sale', 'delivery', 'about']

export interface FolderListing {
  data: { kind: FileKind; path: string }[]
  pages: { locale: string; slug: PageSlug; path: string }[]
  images: string[]
  mistakes: Mistake[]
}

const otherFiles = [
  'logo.svg',
  'tokens.css',
  'boot-loader.tsx',
  'boot-loader.module.css',
  'layout.tsx',
  'layout.module.css',
  'README.md',
]

/** Sorts every file of the folder by what it is; a file nobody would read is a mistake, most often a misspelt name. */
export function listFolder({ paths, links }: BrandFiles): FolderListing {
  const listing: FolderListing = { data: [], pages: [], images: [], mistakes: links.map(toLinkMistake) }
  for (const path of paths) sortFile(listing, path)
  for (const kind of fileKindNames) {
    if (!fileKinds[kind].isRequired || listing.data.some((file) => file.kind === kind)) continue
    const file = fileKinds[kind].path
    listing.mistakes.push({ file, line: 1, problem: 'the file is missing', expected: `a file ${file}` })
  }
  return listing
}

/** Not followed, for it may lead out of the folder; not skipped, for an import would take away what it stands for. */
function toLinkMistake(file: string): Mistake {
  const expected = 'a file or a folder, not a link to one'
  return { file, line: 1, problem: 'nothing reads this file', expected }
}

function sortFile(listing: FolderListing, path: string): void {
  const kind = fileKindNames.find((name) => toPattern(fileKinds[name].path).test(path))
  const [, locale, name] = /^texts\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
  const slug = pageSlugs.find((known) => known === name)
  if (kind) listing.data.push({ kind, path })
  else if (path.startsWith('images/')) listing.images.push(path)
  else if (isLocale(locale) && slug) listing.pages.push({ locale, slug, path })
  else if (!otherFiles.includes(path)) listing.mistakes.push(toStray(path))
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '[^/]+')}$`)
}

function toStray(path: string): Mistake {
  const known = [...fileKindNames.map((kind) => fileKinds[kind].path), ...otherFiles]
  const expected = `one of ${known.join(', ')}, texts/<language>/{${pageSlugs.join(',')}}.md, images/*`
  const pages = pageSlugs.map((slug) => path.replace(/[^/]+$/, `${slug}.md`))
  const nearest = findNearest(
    path,
    path.startsWith('texts/') ? pages : known.filter((name) => !name.includes('*')),
  )
  const mistake = { file: path, line: 1, problem: 'nothing reads this file', expected }
  return nearest === undefined ? mistake : { ...mistake, nearest }
}
