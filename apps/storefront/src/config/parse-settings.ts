import { settingCompanions, type SettingName, settingRows, type Settings } from '#config/settings.ts'

export interface SettingProblem {
  /** The build-time variable, or `lavash-config.…` for a value of the document. */
  name: string
  reason: string
}

export type ParsedSettings = { ok: true; settings: Settings } | { ok: false; problems: SettingProblem[] }

type Values = Readonly<Record<string, unknown>>

export const documentConfigId = 'lavash-config'

const names = Object.keys(settingRows) as SettingName[]

/** The document wins over the build. All missing and malformed values are named, not only the first. */
export function parseSettings(environment: Values, document: unknown): ParsedSettings {
  if (document !== undefined && (typeof document !== 'object' || document === null)) {
    return { ok: false, problems: [{ name: documentConfigId, reason: 'is not a JSON object' }] }
  }
  const fromDocument = (document ?? {}) as Values
  const problems: SettingProblem[] = []
  const found: Record<string, unknown> = {}
  for (const name of names) {
    const { env, read, need, standIn } = settingRows[name]
    const isInDocument = !isBlank(fromDocument[name])
    const raw = isInDocument ? fromDocument[name] : environment[env]
    const label = isInDocument ? `${documentConfigId}.${name}` : env
    if (isBlank(raw)) {
      if (need === 'required') problems.push({ name: label, reason: 'is missing' })
      found[name] = standIn
      continue
    }
    const reading = read(raw)
    if (reading.ok) found[name] = reading.value
    else problems.push({ name: label, reason: `is malformed: expected ${reading.expected}` })
  }
  problems.push(...findMissingCompanions(found, problems))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings: found as unknown as Settings }
}

/**
 * A build without any value is meant for a server that fills the document. A build with some values stands alone, so
 * it needs all of them.
 */
export function findBuildProblems(environment: Values): SettingProblem[] {
  const isAlone = names.some((name) => !isBlank(environment[settingRows[name].env]))
  if (!isAlone) return []
  const parsed = parseSettings(environment, undefined)
  return parsed.ok ? [] : parsed.problems
}

export function toSettingsProblemText(problems: readonly SettingProblem[]): string {
  return problems.map(({ name, reason }) => `${name} ${reason}`).join('\n')
}

function findMissingCompanions(
  found: Partial<Settings>,
  already: readonly SettingProblem[],
): SettingProblem[] {
  const missing = settingCompanions
    .filter(({ when }) => when(found))
    .flatMap(({ need }) => need.filter((name) => found[name] === undefined))
  return [...new Set(missing)]
    .map((name) => ({ name: settingRows[name].env, reason: 'is missing: what was configured needs it' }))
    .filter(({ name }) => !already.some((problem) => problem.name === name))
}

/** In a shell an empty variable means 'not set'. */
function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === ''
}
