import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { type MessageTree, writeMessageTypes } from './message-types.ts'

type CompiledTree = { [key: string]: ReturnType<typeof compile> | CompiledTree }

const messageFile = /\/src\/i18n\/messages\/[a-z]+\.json$/

/**
 * Turns ICU messages into the arrays that icu-minify's 650-byte runtime reads.
 * What a plugin loads as JSON stays JSON, so Vite's own JSON step still does the rest.
 */
export function compileMessages(): Plugin {
  return {
    name: 'lavash:compile-messages',
    enforce: 'pre',
    // While somebody types, the types follow; a build and the tests leave the sources as they are.
    async configureServer({ config }) {
      if (config.mode !== 'test') await writeMessageTypes()
    },
    async load(id) {
      if (!messageFile.test(id)) return null
      const tree: MessageTree = JSON.parse(await readFile(id, 'utf8'))
      return JSON.stringify(compileTree(tree, ''))
    },
    async handleHotUpdate({ file }) {
      if (messageFile.test(file)) await writeMessageTypes()
    },
  }
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
