import type { Rolldown } from 'vite'

/** Chunks whose functions a first menu or a cart mostly calls. */
const startingFiles: ReadonlySet<string> = new Set(['react', 'main', 'shell', 'cart', 'forms'])

/**
 * Makes Chromium compile all functions of a file while it is downloaded, off the main thread. Otherwise it compiles
 * each function on the main thread at its first call: a third of a slow phone's work for the first page.
 */
export function compileEarly({ name }: Rolldown.RenderedChunk): string {
  return startingFiles.has(name) ? '//# allFunctionsCalledOnLoad' : ''
}
