import type { Rolldown } from 'vite'

/** The files of which a first menu, or a cart, calls most functions. */
const startingFiles: ReadonlySet<string> = new Set(['react', 'main', 'shell', 'cart', 'forms'])

/**
 * Has Chromium compile all functions of a file while it is fetched, beside the main thread. Left alone, it reads over them
 * there and compiles each on the main thread when it is first called: a third of a slow phone's work for the first page.
 */
export function compileEarly({ name }: Rolldown.RenderedChunk): string {
  return startingFiles.has(name) ? '//# allFunctionsCalledOnLoad' : ''
}
