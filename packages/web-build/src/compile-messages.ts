import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { kitFolder } from './kit-folder.ts'
import { type MessageTree, writeMessageTypes } from './message-types.ts'

type CompiledTree = { [key: string]: ReturnType<typeof compile> | CompiledTree }

type KeyFilter = (key: string) => boolean

const laterEnding = '.later.json'

/**
 * Turns ICU messages into the arrays that icu-minify's 650-byte runtime reads, and puts the texts of the kit into the
 * file of the app: a visitor loads one file of texts.
 * With `isLater` the texts of an app are two files: `ru.json` without the later texts, and `ru.json?later` with them.
 * What a plugin loads as JSON stays JSON, so Vite's own JSON step still does the rest.
 */
export function compileMessages(own: string, isLater: KeyFilter = () => false): Plugin {
  const folders = [own, join(kitFolder, 'messages')]
  return {
    name: 'lavash:compile-messages',
    enforce: 'pre',
    // The types follow the texts while somebody edits them; a build and the tests leave the sources as they are.
    async configureServer({ config }) {
      if (config.mode !== 'test') await Promise.all(folders.map(writeMessageTypes))
    },
    // A name of its own: Vite's JSON step does not know the query, and the bundler would call both files alike.
    async resolveId(source, importer) {
      if (!source.endsWith('.json?later')) return null
      const found = await this.resolve(source.replace('?later', ''), importer)
      return found === null ? null : found.id.replace('.json', laterEnding)
    },
    async load(id) {
      if (dirname(id) !== own || !id.endsWith('.json')) return null
      const isLaterFile = id.endsWith(laterEnding)
      const name = basename(id).replace(laterEnding, '.json')
      const files = folders.map((folder) => join(folder, name))
      for (const file of files) this.addWatchFile(file)
      const trees = await Promise.all(files.map(readTree))
      const isIncluded: KeyFilter = (key) => isLater(key) === isLaterFile
      return JSON.stringify(compileTree(joinTrees(trees), '', isIncluded))
    },
    async handleHotUpdate({ file }) {
      const folder = folders.find((candidate) => dirname(file) === candidate)
      if (folder !== undefined) await writeMessageTypes(folder)
    },
  }
}

async function readTree(file: string): Promise<MessageTree> {
  return JSON.parse(await readFile(file, 'utf8')) as MessageTree
}

/** One group in both would lose the texts of the first. */
function joinTrees(trees: readonly MessageTree[]): MessageTree {
  const groups = trees.flatMap((tree) => Object.keys(tree))
  const double = groups.find((group, index) => groups.indexOf(group) !== index)
  if (double !== undefined)
    throw new Error(`The app and the kit both have a group of messages called ${double}`)
  return Object.assign({}, ...trees) as MessageTree
}

function compileTree(tree: MessageTree, path: string, isIncluded: KeyFilter): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, CompiledTree[string]][] => {
      const name = path === '' ? key : `${path}.${key}`
      if (typeof value === 'string') return isIncluded(name) ? [[key, compileMessage(name, value)]] : []
      const inner = compileTree(value, name, isIncluded)
      return Object.keys(inner).length > 0 ? [[key, inner]] : []
    }),
  )
}

function compileMessage(name: string, message: string): ReturnType<typeof compile> {
  try {
    return compile(message)
  } catch (error) {
    throw new Error(`Message ${name} is not valid ICU: ${message}`, { cause: error })
  }
}
