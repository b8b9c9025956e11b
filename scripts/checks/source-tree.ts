import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseModule } from './parse-module.ts'
import type { ParsedModule } from './parse-module.ts'

export interface SourceTree {
  root: string
  /** Paths from the root with forward slashes, sorted, without what git ignores. */
  files: string[]
  read: (file: string) => string
  parse: (file: string) => ParsedModule
}

const codeEndings = new Set(['.ts', '.tsx', '.mts', '.js', '.mjs', '.jsx'])

export function isCode(file: string): boolean {
  return codeEndings.has(extname(file))
}

/** Reads the disk and not git, so that new files count before they are added, and a copy without a repository works. */
export function readSourceTree(root: string): SourceTree {
  const isIgnored = parseIgnoreFile(join(root, '.gitignore'))
  const texts = new Map<string, string>()
  const modules = new Map<string, ParsedModule>()

  function read(file: string): string {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    return text
  }

  function parse(file: string): ParsedModule {
    const parsed = modules.get(file) ?? parseModule(file, read(file))
    modules.set(file, parsed)
    return parsed
  }

  return { root, files: [...filesBelow(root, '', isIgnored)].toSorted(), read, parse }
}

function* filesBelow(root: string, folder: string, isIgnored: (name: string) => boolean): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.name === '.git' || entry.name === 'node_modules' || isIgnored(entry.name)) continue
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesBelow(root, path, isIgnored)
    else if (entry.isFile()) yield path
  }
}

/** Our .gitignore holds only names (`dist/`, `.env`) and endings (`*.log`). Any other pattern is refused here. */
function parseIgnoreFile(path: string): (name: string) => boolean {
  if (!existsSync(path)) return () => false
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
  const patterns = lines.map((line) => line.replace(/\/$/, ''))
  const strange = patterns.find((pattern) => /[/!?[\]]|.\*/.test(pattern))
  if (strange) throw new Error(`.gitignore: the checks understand names and *.endings only, not "${strange}"`)
  const names = new Set(patterns.filter((pattern) => !pattern.startsWith('*')))
  const endings = patterns.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1))
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending))
}
