import type { Rolldown } from 'vite'
import { type Links, readLinks } from './module-links.ts'

type Names = readonly string[] | 'all'

/**
 * Lists the modules that some modules need at once. An index that passes on the names of its whole package is looked
 * through: only what stands behind the names that are used counts.
 */
export function createReach(graph: Rolldown.ChunkingContext): (from: readonly string[]) => Set<string> {
  const known = new Map<string, Links>()
  const linksOf = (id: string): Links => {
    const links = known.get(id) ?? readLinks(graph.getModuleInfo(id))
    known.set(id, links)
    return links
  }

  /** Whether a module has an export, of its own or through others. */
  function offers(id: string, name: string, asked = new Set<string>()): boolean {
    if (asked.has(id)) return false
    asked.add(id)
    const { own, passed, stars } = linksOf(id)
    return own.has(name) || passed.has(name) || stars.some((star) => offers(star, name, asked))
  }

  /** Where the wanted exports of a module come from, and what runs whether it is wanted or not. */
  function follow(id: string, names: Names): [string, Names][] {
    const { passed, stars } = linksOf(id)
    const next: [string, Names][] = []
    for (const name of names === 'all' ? passed.keys() : names) {
      const [first = '', ...members] = name.split('.')
      const target = passed.get(first)
      if (target?.name === '*') next.push([target.from, members.length > 0 ? [members.join('.')] : 'all'])
      else if (target) next.push([target.from, [[target.name, ...members].join('.')]])
    }
    for (const star of stars) {
      const through = names === 'all' ? names : names.filter((name) => offers(star, name.split('.')[0] ?? ''))
      if (through.length > 0) next.push([star, through])
    }
    const others = [...[...passed.values()].map(({ from }) => from), ...stars]
    return [
      ...next,
      ...others
        .filter((other) => linksOf(other).hasEffects)
        .map((other) => [other, 'all'] as [string, Names]),
    ]
  }

  return (from) => {
    const reached = new Set<string>()
    const done = new Set<string>()
    const open: [string, Names][] = from.map((id) => [id, 'all'])
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [id, names] = at
      const key = `${id} ${names === 'all' ? '*' : names.join()}`
      if (done.has(key)) continue
      done.add(key)
      open.push(...follow(id, names))
      const { own, needs, passed, stars, hasEffects } = linksOf(id)
      const isIndex = own.size === 0 && passed.size + stars.length > 0
      const isWanted =
        names === 'all' || hasEffects || names.some((name) => !passed.has(name.split('.')[0] ?? ''))
      if (reached.has(id) || (isIndex && !hasEffects) || !isWanted) continue
      reached.add(id)
      for (const [needed, its] of needs) open.push([needed, its === 'all' ? its : [...its]])
    }
    return reached
  }
}
