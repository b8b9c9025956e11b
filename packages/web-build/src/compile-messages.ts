import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { kitFolder } from './kit-folder.ts'
import { type MessageTree, writeMessageTypes } from './message-types.ts'

type CompiledTree = { [key: string]: ReturnType<typeof compile> | CompiledTree }

/**
 * Turns ICU messages into the arrays that icu-minify's 650-byte runtime reads, and puts the texts of the kit into the
 * file of the app: a visitor loads one file of texts.
 * What a plugin loads as JSON stays JSON, so Vite's own JSON step still does the rest.
 */
export function compileMessages(own: string): Plugin {
  const folders = [own, join(kitFolder, 'messages')]
  return {
    name: 'lavash:compile-messages',
    enforce: 'pre',
    // The types follow the texts while somebody edits them; a build and the tests leave the sources as they are.
    async configureServer({ config }) {
      if (config.mode !== 'test') await Promise.all(folders.map(writeMessageTypes))
    },
    async load(id) {
      if (dirname(id) !== own || !id.endsWith('.json')) return null
      const files = folders.map((folder) => join(folder, basename(id)))
      for (const file of files) this.addWatchFile(file)
      const trees = await Promise.all(files.map(readTree))
      return JSON.stringify(compileTree(joinTrees(trees), ''))
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

function compileTree(tree: MessageTree, path: string): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const name = path === '' ? key : `${path}.${key}`
      return [key, typeof value === 'string' ? compileMessage(name, value) : compileTree(value, name)]
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
