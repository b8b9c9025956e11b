import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

const page = 'docs/security.md'
/** Most paths of the page lie in this folder, and the page leaves it out. */
const usual = 'apps/server/src/'

/** A file in a text, `plugins/cors.ts`, or a folder, `brands/`. */
const named = /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:yaml|json|ts)|Dockerfile|\.[a-z]+ignore)`/g
/** A test with what it shows: `x.test.ts` “one”, “another”. */
const proof = /`([\w./-]+\.test\.[a-z]+)`((?:[ ,]*“[^”]+”)*)/g

/** Every file and every test that docs/security.md names must exist. A wrong proof is worse than none. */
export const checkProofs: Check = {
  name: 'proofs',
  findProblems: (tree) => {
    if (!tree.files.includes(page)) return [`${page} is missing`]
    return tree
      .read(page)
      .split('\n')
      .flatMap((line, index) => findProblems(tree, line).map((problem) => `${page}:${index + 1} ${problem}`))
  },
}

function findProblems(tree: SourceTree, line: string): string[] {
  const missing = [...line.matchAll(named)]
    .filter(([, path = '']) => findPath(tree, path) === undefined)
    .map(([, path = '']) => `${path} is not there`)
  const unproven = [...line.matchAll(proof)].flatMap(([, path = '', list = '']) => {
    const file = findPath(tree, path)
    const titles = [...list.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
    if (titles.length === 0) return [`${path} is named without a test of it`]
    if (file === undefined) return []
    return titles
      .filter((title) => !tree.read(file).includes(title))
      .map((title) => `${path} has no test “${title}”`)
  })
  return [...missing, ...unproven]
}

function findPath(tree: SourceTree, path: string): string | undefined {
  return [path, `${usual}${path}`].find((candidate) =>
    candidate.endsWith('/')
      ? tree.files.some((file) => file.startsWith(candidate))
      : tree.files.includes(candidate),
  )
}
