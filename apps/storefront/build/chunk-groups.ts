import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SitePageName, sitePages } from '@lavash/rulebook/site/site-pages'
import { kitFolder } from '@lavash/web-build/kit-folder.ts'
import type { Rolldown } from 'vite'
import { createReach } from '@lavash/web-build/module-reach.ts'

const toId = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const toKitId = (path: string) => join(kitFolder, path)

/** The one file of a page's folder that is its screen, or the layer it lies in. */
function toScreenId(name: SitePageName): string {
  const folder = toId(`screens/${name.replaceAll('.', '-')}`)
  const [file, ...others] = readdirSync(folder).filter((one) => /-(?:screen|layer)\.tsx$/.test(one))
  if (file === undefined || others.length > 0) throw new Error(`${folder} has not one screen`)
  return join(folder, file)
}

/** The first visit asks for a place before a venue is known. */
const place = [toId('features/location/location-popup.tsx')]
/** These open over any page. What they share with a page must not load that page. */
const placeStep = [toId('features/location/place-step.tsx')]
const popup = [toKitId('popup-frame.tsx')]
const toasts = [toKitId('toast-area.tsx')]
/** These are positioned beside the control that opens them. */
const menu = [toKitId('menu-list.tsx')]
const popover = [toKitId('popover-frame.tsx')]
const main = [toId('main.tsx')]
const shell = [toId('app/shell.tsx')]
const dish = [toScreenId('menus.positions.show')]
const cart = [toScreenId('cart.index')]
/** The shell imports these two itself: a visit mostly begins with them. */
const inShell: ReadonlySet<SitePageName> = new Set(['home.index', 'menus.show'])
/** All other pages: a visit seldom begins with them. */
const later = (Object.keys(sitePages) as SitePageName[])
  .filter((name) => !inShell.has(name))
  .map(toScreenId)
  .filter((id) => ![...dish, ...cart].includes(id))

/** A file of its own: evaluated with the rest it would be one long task on a slow phone. It also changes least. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const style = /\.css(?:\?|$)/

/**
 * Assigns modules to a few files: `main` (the start, and what the pages share with the question for a place), `shell` (the
 * pages that a visit begins with) and those that follow. The bundler alone makes a file for each set of chunks that share
 * something: more than twenty requests before the first menu, and small files compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let stepOf: ReadonlyMap<string, string> | undefined
  return {
    // Only the modules assigned below move. What they import is assigned by itself.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, graph) => (stepOf ??= assignModules(graph)).get(id) ?? null,
      },
    ],
  }
}

function assignModules(graph: Rolldown.ChunkingContext): Map<string, string> {
  const reach = createReach(graph)
  const [atStart, atPlace, atShell] = [reach(main), reach(place), reach(shell)]
  const [atDish, atCart, atLater] = [reach(dish), reach(cart), reach(later)]
  const [atPlaceStep, atPopup, atToasts] = [reach(placeStep), reach(popup), reach(toasts)]
  const overPages = [atPopup, atToasts, reach(menu), reach(popover)]
  const nameStep = (id: string) => {
    const isIn = (reaches: readonly ReadonlySet<string>[]) => reaches.some((reached) => reached.has(id))
    if (react.test(id)) return 'react'
    if (atStart.has(id)) return 'main'
    const isOfPages = isIn([atShell, atDish, atCart, atLater])
    if (atPlace.has(id)) return isOfPages || style.test(id) ? 'main' : 'place'
    // A stylesheet that arrives later makes the browser lay out the page again. All of them are a few kilobytes.
    if (atShell.has(id) || style.test(id)) return 'shell'
    if (isOfPages && isIn([atPlaceStep, ...overPages])) return 'forms'
    if (isIn(overPages)) return isIn([atPopup, atToasts]) ? 'over-pages' : 'anchored'
    // The forms import what the later pages share with a dish: in the dish's file it would load all of a dish with them.
    if (atDish.has(id)) return atLater.has(id) ? 'forms' : 'dish'
    if (atCart.has(id)) return atLater.has(id) ? 'forms' : 'cart'
    return 'later'
  }
  const pages = [atStart, atPlace, atShell, atDish, atCart, atLater].flatMap((reached) => [...reached])
  const over = overPages.flatMap((reached) => [...reached])
  // Modules used by one popup stay in its chunk; CSS is always shared. The step behind the city is assigned too: it
  // mostly opens without a page below it.
  const shared = over.filter(
    (id, index) => style.test(id) || atPlaceStep.has(id) || over.indexOf(id) !== index,
  )
  return new Map([...pages, ...shared].map((id) => [id, nameStep(id)]))
}
