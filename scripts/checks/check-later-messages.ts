import { isLaterText } from '../../apps/storefront/build/later-texts.ts'
import type { Check } from './check.ts'
import { listKeys, readNames } from './message-keys.ts'
import { findPlace, findTarget } from './place-of.ts'
import { isCode } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import { walk } from './walk.ts'
import type { Node } from './walk.ts'

/** A brand's own layout may show the slots on any page. */
const starts = ['apps/storefront/src/main.tsx', 'apps/storefront/src/brand-slots.ts']
const texts = 'apps/storefront/src/i18n/messages/ru.json'

/**
 * A text of the second file must not be shown before that file is loaded. Only a module behind `withLaterTexts` may
 * name one.
 */
export const checkLaterMessages: Check = {
  name: 'messages loaded later',
  findProblems: (tree) => {
    const keys = listKeys(JSON.parse(tree.read(texts))).filter(isLaterText)
    return [...listEarlyFiles(tree)].flatMap((file) =>
      keys
        .filter(readNames([tree.parse(file)]))
        .map((key) => `${file} names ${key}, which may not be loaded yet: see build/later-texts.ts`),
    )
  },
}

/** Modules that can run before the later texts are there. */
function listEarlyFiles(tree: SourceTree): Set<string> {
  const known = new Set(tree.files)
  const reached = new Set(starts.filter((file) => known.has(file)))
  // A Set may grow while it is iterated, so the loop ends when nothing new is reachable.
  for (const file of reached) {
    const from = findPlace(file)
    const targets =
      from === null ? [] : listEarlyImports(tree.parse(file).program).map((one) => findTarget(from, one))
    for (const target of targets)
      if (target !== null && known.has(target) && isCode(target)) reached.add(target)
  }
  return reached
}

/** Static and dynamic imports of values, without those that wait for the later texts. */
function listEarlyImports(program: Node): string[] {
  const early: string[] = []
  const waiting = new Set<Node>()
  walk(program, (node) => {
    const isGate = node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'withLaterTexts'
    if (isGate) for (const argument of node['arguments'] as Node[]) waiting.add(argument)
    const source = node['source'] as Node | null | undefined
    const isImport = /^(?:Import(?:Declaration|Expression)|Export(?:All|Named)Declaration)$/.test(node.type)
    const isType = node['importKind'] === 'type' || node['exportKind'] === 'type'
    if (isImport && !isType && !waiting.has(node) && typeof source?.['value'] === 'string')
      early.push(source['value'])
  })
  return early
}
