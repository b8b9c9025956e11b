import type { Group } from '#config/group.ts'

/** .env.example as the parser would have it: `vitest run config -u` writes it. */
export function renderEnvExample(groups: readonly Group[]): string {
  const sections = groups.map(({ title, variables }) => {
    const lines = Object.values(variables).map(
      ({ name, about, example }) => `# ${about}\n#${name}=${example}`,
    )
    return `## ${title[0]?.toUpperCase()}${title.slice(1)}\n${lines.join('\n')}\n`
  })
  const head =
    '# Copy to .env and remove the # before what you set. A provider is used when its variables are set: all that have no default, or none.\n'
  return [head, ...sections].join('\n')
}
