import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kitFolder } from '@lavash/web-build/kit-folder.ts'
import type { Rolldown } from 'vite'

const toId = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const toKitId = (path: string) => join(kitFolder, path)

/** Loaded on a first visit, before a venue is known. */
const place = [toId('features/location/location-popup.tsx')]
/** The step behind the city, and what opens over any page. Code that they share with a page must not load that page. */
const placeStep = [toId('features/location/place-step.tsx')]
const popup = [toKitId('popup-frame.tsx')]
const toasts = [toKitId('toast-area.tsx')]
/** Popups that stand beside their control, with the library that positions them. */
const menu = [toKitId('menu-list.tsx')]
const popover = [toKitId('popover-frame.tsx')]
const main = [toId('main.tsx')]
const shell = [toId('app/shell.tsx')]
const dish = [toId('screens/menus-positions-show/position-layer.tsx')]
const cart = [toId('screens/cart-index/cart-screen.tsx')]
/** The pages that a visit seldom begins with. */
const later = [
  'auth-index/auth-screen.tsx',
  'orders-index/orders-screen.tsx',
  'orders-show/order-screen.tsx',
  'promotions-index/promotions-screen.tsx',
  'promotions-show/promotion-layer.tsx',
  'restos-index/restos-screen.tsx',
  'restos-show/resto-screen.tsx',
  'terms-of-sale/terms-screen.tsx',
].map((path) => toId(`screens/${path}`))

/**
 * A chunk of its own, because a slow phone would otherwise evaluate it in one long task with the rest. It also
 * changes least.
 */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const style = /\.css(?:\?|$)/

/** The library's index exports these to every popup. Only popups beside a control use them. */
const anchoring =
  /\/@floating-ui\/(?:core|dom|react-dom)\/|\/(?:arrow|hideMiddleware|use(?:AnchorPositioning|Floating|ListNavigation|Positioner|Typeahead))\.mjs$/

/** Package indexes that export everything. The icons in use are read from the import statement instead. */
const iconIndex = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
const notUsedAtOnce =
  /\/@tanstack\/.*(?:infiniteQueryObserver|useInfinite|[qQ]ueriesObserver|use\w*Queries|hydrat)/i

/**
 * Groups modules into few files: one for the start with what the pages and the question for a place share, one for
 * the pages that a visit begins with, and a few for the rest. The bundler alone makes a chunk for each set of pages
 * that share something: more than twenty requests before the first menu, in pieces that compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let stepOf: ReadonlyMap<string, string> | undefined
  return {
    // Only the modules assigned below move. Their dependencies have a group of their own.
    includeDependenciesRecursively: false,
    groups: [
      {
        // A module without a group is used by the forms or later. The bundler splits those.
        name: (id, graph) =>
          (stepOf ??= assignModules(graph)).get(id) ?? (notUsedAtOnce.test(id) ? 'forms' : null),
      },
    ],
  }
}

function assignModules(graph: Rolldown.ChunkingContext): Map<string, string> {
  const [atStart, atPlace, atShell] = [reach(graph, main), reach(graph, place), reach(graph, shell)]
  const [atDish, atCart, atLater] = [reach(graph, dish), reach(graph, cart), reach(graph, later)]
  const [atPlaceStep, atPopup, atToasts] = [
    reach(graph, placeStep),
    reach(graph, popup),
    reach(graph, toasts),
  ]
  const overPages = [atPopup, atToasts, reach(graph, menu), reach(graph, popover)]
  const nameStep = (id: string) => {
    const isIn = (reaches: readonly ReadonlySet<string>[]) => reaches.some((reached) => reached.has(id))
    if (react.test(id)) return 'react'
    if (atStart.has(id)) return 'main'
    const isOfPages = isIn([atShell, atDish, atCart, atLater])
    if (atPlace.has(id)) return isOfPages || style.test(id) ? 'main' : 'place'
    // All styles come early: a stylesheet that arrives later lays out the whole page again, and together they are a
    // few kilobytes.
    if (atShell.has(id) || style.test(id)) return 'shell'
    if (isOfPages && isIn([atPlaceStep, ...overPages])) return 'forms'
    if (isIn(overPages)) return isIn([atPopup, atToasts]) && !anchoring.test(id) ? 'over-pages' : 'anchored'
    if (atDish.has(id)) return 'dish'
    if (atCart.has(id)) return atLater.has(id) ? 'forms' : 'cart'
    return 'later'
  }
  const pages = [atStart, atPlace, atShell, atDish, atCart, atLater].flatMap((reached) => [...reached])
  const over = overPages.flatMap((reached) => [...reached])
  // Modules used by one popup stay in its chunk; CSS is always shared. The place step stays complete too, because it
  // is seldom opened over a page.
  const shared = over.filter(
    (id, index) => style.test(id) || atPlaceStep.has(id) || over.indexOf(id) !== index,
  )
  return new Map([...pages, ...shared].map((id) => [id, nameStep(id)]))
}

/** A module's static imports, transitively. */
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
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])/g, '-').toLowerCase()
}
