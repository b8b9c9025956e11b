import { lintArguments } from './check-with-tools.ts'
import { runTool } from './run-tool.ts'

/** The linter first: what it rewrites is formatted after it. Gives back what is left for a person. */
export async function fixAll(root: string): Promise<string[]> {
  const lint = await runTool('oxlint', ['--fix', ...lintArguments(root)], root)
  const format = await runTool('oxfmt', ['-c', '.oxfmtrc.json', '.'], root)
  return [...lint, ...format]
}
