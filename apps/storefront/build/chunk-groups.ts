import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const toId = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** What is asked for on the first visit, before a venue is known. */
const place = [toId('features/location/location-popup.tsx'), toId('ui/popup-frame.tsx')]
const main = [toId('main.tsx')]
const shell = [toId('app/shell.tsx')]

/** Indexes that name everything their package has; what is used of them is read from the import itself. */
const iconIndex = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
const notUsedAtOnce =
  /\/@tanstack\/.*(?:infiniteQueryObserver|useInfinite|[qQ]ueriesObserver|use\w*Queries|hydrat)/i

/**
 * One file for the start, with all that the pages and the question for a place have in common, and one for the pages.
 * Left alone, the bundler cuts one for each set of chunks that share something: more than twenty requests before the
 * first menu, in pieces that compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let stepOf: ReadonlyMap<string, string> | undefined
  return {
    // Only what is assigned below moves; what it imports has a place of its own.
    includeDependenciesRecursively: false,
    groups: [{ name: (id, graph) => (stepOf ??= assignModules(graph)).get(id) ?? null }],
  }
}

function assignModules(graph: Rolldown.ChunkingContext): Map<string, string> {
  const atStart = reach(graph, main)
  const atPlace = reach(graph, place)
  const stepOf = new Map<string, string>()
  for (const id of reach(graph, shell)) stepOf.set(id, atPlace.has(id) ? 'main' : 'shell')
  for (const id of atStart) stepOf.set(id, 'main')
  return stepOf
}

/** Everything that a module imports at once, and what that imports. */
function reach(graph: Rolldown.ChunkingContext, from: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || notUsedAtOnce.test(id)) continue
    reached.add(id)
    const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {}
    const index = importedIds.find((imported) => iconIndex.test(imported))
    if (index !== undefined) open.push(...listIcons(code ?? '', index))
    open.push(...importedIds.filter((imported) => !iconIndex.test(imported)))
  }
  return reached
}

function listIcons(code: string, index: string): string[] {
  const names = [...code.matchAll(iconImport)].flatMap(([, list = '']) => list.split(','))
  const files = names.map((name) => name.trim().split(' ')[0] ?? '').map(toKebab)
  return files.map((file) => index.replace(/lucide-react(\.m?js)$/, `icons/${file}$1`))
}

function toKebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}
