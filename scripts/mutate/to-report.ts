import { dirname } from 'node:path'
import type { Mutant, MutantOutcome } from './mutant-plan.ts'

/** A line for each folder, then every edit that nobody noticed. */
export function toReport(
  mutants: readonly Mutant[],
  { killed, survived, isOnlyLoaded }: MutantOutcome,
  toName: (file: string) => string,
): string {
  const judged = mutants.filter(({ id }) => !isOnlyLoaded.has(id))
  const byFolder = Map.groupBy(judged, ({ file }) => toName(dirname(file)))
  const scores = [...byFolder, ['all', judged] as const].map(([folder, own]) => {
    const noticed = own.filter(({ id }) => killed.has(id)).length
    const percent = ((100 * noticed) / own.length).toFixed(1)
    return `${percent.padStart(5)} %  ${String(noticed).padStart(4)} of ${String(own.length).padStart(4)}  ${folder}`
  })
  const unnoticed = judged.flatMap(({ id, file, line, kind, replacement }) => {
    if (killed.has(id)) return []
    const edit = replacement.replace(/\s+/g, ' ').slice(0, 100)
    return [`${toName(file)}:${line} ${survived.has(id) ? kind : `${kind}, run by no test`}: ${edit}`]
  })
  const loaded = isOnlyLoaded.size
  return [
    ...scores,
    ...(loaded === 0 ? [] : [`${loaded} edits run only while a module is loaded and were not tried.`]),
    '',
    ...unnoticed,
    '',
  ].join('\n')
}
