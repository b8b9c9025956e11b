import { fileURLToPath } from 'node:url'
import { createReach } from '@lavash/web-build/module-reach.ts'
import type { Rolldown } from 'vite'

const toId = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const first = [toId('main.tsx'), toId('screens/sign-in/sign-in-screen.tsx')]

/** A file of its own: it changes least. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//

/**
 * Two files hold what the sign-in screen needs. The bundler alone makes a file for each set of screens that share something:
 * thirty requests before the first screen, and small files compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let atFirst: ReadonlySet<string> | undefined
  return {
    // Only the modules assigned below move. What they import is assigned by itself.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, graph) => {
          atFirst ??= createReach(graph)(first)
          if (react.test(id)) return 'react'
          return atFirst.has(id) ? 'first' : null
        },
      },
    ],
  }
}
