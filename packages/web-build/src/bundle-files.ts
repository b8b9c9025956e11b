import type { Rolldown } from 'vite'

export type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** A built file, found by the name of its module or group. */
export function getChunk(bundle: Bundle, name: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk called ${name}`)
  return found
}

/** The addresses of some chunks with their imports and styles, except those in `known`. */
export function listAddresses(bundle: Bundle, names: readonly string[], known: readonly string[]): string[] {
  const files = new Set<string>()
  const open = names.map((name) => getChunk(bundle, name).fileName)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') continue
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    open.push(...chunk.imports)
  }
  return [...files].map((name) => `/${name}`).filter((address) => !known.includes(address))
}
