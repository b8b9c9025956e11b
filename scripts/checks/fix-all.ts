import { lintArguments } from './check-with-tools.ts'
import { runTool } from './run-tool.ts'

/** The linter runs first, because its changes need formatting. Returns the problems that a person has to solve. */
export async function fixAll(root: string): Promise<string[]> {
  const lint = await runTool('oxlint', ['--fix', ...lintArguments(root)], root)
  const format = await runTool('oxfmt', ['-c', '.oxfmtrc.json', '.'], root)
  return [...lint, ...format]
}
