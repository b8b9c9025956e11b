import { brotliCompressSync } from 'node:zlib'
import { locales } from '../../packages/rulebook/src/site/locales.ts'

export interface LoadedBytes {
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly fontBytes: number
}

interface Built {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Built>>
type ReadFile = (file: string) => Buffer

/** A visitor loads one language. The largest counts. */
/**
 * Bytes that a browser with an empty cache loads for a step, compressed as the server sends them: the document's
 * files and inline scripts, the texts of one language, and the given files with their imports.
 */
export function measureFirstLoad(read: ReadFile, chunks: readonly string[]): LoadedBytes {
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const sizeOf = (file: string) =>
    (file.endsWith('.woff2') ? read(file) : brotliCompressSync(read(file))).length
  const texts = locales.map((name) => findBuilt(manifest, name).file)
  const longest = texts.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? ''
  const html = read('index.html').toString()
  const named = listNamed(html).filter((file) => !texts.includes(file))
  const files = [...new Set([...named, longest, ...chunks.flatMap((name) => listFiles(manifest, name))])]
  const sumOf = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0)
  const scriptBytes = sumOf('.js') + brotliCompressSync(listInline(html).join('\n')).length
  return { scriptBytes, styleBytes: sumOf('.css'), fontBytes: sumOf('.woff2') }
}

/** Scripts inside the document. */
function listInline(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
}

function listNamed(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/(?:office\/)?(assets\/[^"]+)"/g)].map(([, file = '']) => file)
}

function findBuilt(manifest: Manifest, name: string): Built {
  const built = Object.values(manifest).find((each) => each.name === name && each.file.endsWith('.js'))
  if (built === undefined) throw new Error(`The build has no file called ${name}`)
  return built
}

/** A file with its imports, and the styles of all of them. */
function listFiles(manifest: Manifest, name: string): string[] {
  const reached = new Set<Built>()
  const open = [findBuilt(manifest, name)]
  for (let built = open.pop(); built !== undefined; built = open.pop()) {
    if (reached.has(built)) continue
    reached.add(built)
    for (const key of built.imports ?? []) {
      const imported = manifest[key]
      if (imported !== undefined) open.push(imported)
    }
  }
  return [...reached].flatMap(({ file, css = [] }) => [file, ...css])
}
