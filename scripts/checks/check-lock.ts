import type { Check } from './check.ts'
import { listLockFiles, ownLock } from './lock-files.ts'

interface LockedPackage {
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

type Packages = Record<string, LockedPackage>

/** The platforms that `npm start` and `npm test` promise: Linux with glibc, x64 and arm64. */
const isPromised = (name: string) =>
  /linux/.test(name) && /x64|arm64|amd64|aarch64/.test(name) && !/musl/.test(name)

export const checkLock: Check = {
  name: 'lock file',
  findProblems: (tree) => {
    if (!tree.files.includes(ownLock)) return [`${ownLock} is missing`]
    return listLockFiles(tree).flatMap((file) => {
      const { packages } = JSON.parse(tree.read(file)) as { packages: Packages }
      return findProblems(packages).map((problem) => `${file}: ${problem}`)
    })
  },
}

function findProblems(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...findMissingPlatforms(packages, path, entry),
    ...findHost(path, entry),
  ])
}

/**
 * npm leaves out of the lock file what a mirror does not have. `npm install` still succeeds, but `npm ci` fails on
 * the other platform.
 */
function findMissingPlatforms(packages: Packages, path: string, entry: LockedPackage): string[] {
  return Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => isPromised(name) && !isLocked(packages, path, name))
    .map(
      ([name, version]) =>
        `${path || 'the root'} needs ${name}@${version} on its platform, and it is not locked`,
    )
}

/** Node's search: the package's own node_modules, then every one above. */
function isLocked(packages: Packages, path: string, name: string): boolean {
  const steps = path.split('/')
  return (
    steps.some((_, left) => {
      const folder = steps.slice(0, steps.length - left).join('/')
      return `${folder}/node_modules/${name}` in packages
    }) || `node_modules/${name}` in packages
  )
}

/** A host in the lock file would send everybody to the registry of the author. */
function findHost(path: string, { resolved, link }: LockedPackage): string[] {
  return resolved && !link ? [`${path} is locked to an address: ${resolved}`] : []
}
