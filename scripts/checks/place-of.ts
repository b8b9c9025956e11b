import { posix } from 'node:path'
import { workspaceFolders } from './import-law.ts'

/** A file's place in the import law. */
export interface Place {
  file: string
  workspace: string
  layer: string
  /** The folder inside the layer: `cart` of features/cart/. */
  room: string
  isTest: boolean
}

const codePart = /\.(?:d\.)?[a-z]+$/

export function findPlace(file: string): Place | null {
  for (const [workspace, folders] of Object.entries(workspaceFolders)) {
    const folder = folders.find((candidate) => file.startsWith(candidate))
    if (!folder) continue
    const [layer = '', room = ''] = layerPath(file, folder)
    return { file, workspace, layer, room: room.replace(codePart, ''), isTest: isTestFile(file) }
  }
  return null
}

function layerPath(file: string, folder: string): string[] {
  if (folder === 'brands/') return ['brands', ...file.slice(folder.length).split('/')]
  const inside = file.slice(folder.length)
  if (!inside.startsWith('src/')) return []
  const [first = '', ...rest] = inside.slice('src/'.length).split('/')
  return [first.replace(codePart, ''), ...rest]
}

/**
 * Tests, benches and their data may import every layer of their workspace. The arrows between workspaces still bind
 * them.
 */
function isTestFile(file: string): boolean {
  return /\.test\.[a-z]+$|\/make-[^/]+$|^(?:apps|packages)\/[^/]+\/(?:test|bench)\/|^e2e\//.test(file)
}

/** The project file behind an import, or null for a package or a module of Node. */
export function findTarget(from: Place, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from.file), path))
  if (path.startsWith('#')) return `${packageFolder(from.file)}src/${path.slice(1)}`
  const [, name, inside = ''] = /^@lavash\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
  const folder = name && workspaceFolders[name]?.[0]
  // The oldest packages are imported without the ending.
  return folder ? `${folder}src/${inside}${codePart.test(inside) ? '' : '.ts'}` : null
}

/** `#` begins at the src/ of the package.json above. brands/ has none, and nothing there uses it. */
function packageFolder(file: string): string {
  return /^(?:apps|packages)\/[^/]+\//.exec(file)?.[0] ?? ''
}
