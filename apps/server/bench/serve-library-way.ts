import { registerHooks } from 'node:module'
import { basename } from 'node:path'

/**
 * `serve-library-way.ts DOOR`: the server of serve-catalogue.ts, with the module of one fast path replaced by what its
 * library does (library-way/DOOR.ts).
 */
const door = process.argv[2] ?? ''
const replacement = new URL(`library-way/${door}.ts`, import.meta.url).href
let isReplaced = false

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    if (basename(found.url) !== `${door}.ts` || found.url === replacement) return found
    // The replacement takes from the original what stays the same.
    if (context.parentURL === replacement) return found
    isReplaced = true
    return { ...found, url: replacement }
  },
})
process.argv[2] = 'demo'
await import('./serve-catalogue.ts')
if (!isReplaced) throw new Error(`Nothing imports ${door}.ts any more`)
