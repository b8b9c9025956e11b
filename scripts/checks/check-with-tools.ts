import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { runTool, threadsOfTool } from './run-tool.ts'

/** Listed, because outside a git repository the linter would read node_modules too. */
const lintedFolders = ['packages', 'apps', 'brands', 'e2e', 'scripts']

export function lintArguments(root: string): string[] {
  const folders = lintedFolders.filter((folder) => existsSync(join(root, folder)))
  return ['--type-aware', '--deny-warnings', '-f', 'unix', '-c', '.oxlintrc.json', ...folders]
}

export const checkFormat: Check = {
  name: 'format',
  findProblems: ({ root }) => runTool('oxfmt', ['--check', '-c', '.oxfmtrc.json', '.'], root),
}

export const checkLint: Check = {
  name: 'lint',
  findProblems: ({ root }) => runTool('oxlint', lintArguments(root), root),
}

export const checkUnused: Check = {
  name: 'unused',
  findProblems: ({ root }) => runTool('knip', ['--no-progress', '--no-config-hints'], root),
}

export function checkTypesOf(project: string): Check {
  return {
    name: `types ${project}`,
    findProblems: ({ root }) =>
      runTool('typescript', ['-p', project, '--checkers', threadsOfTool, '--pretty', 'false'], root),
  }
}
