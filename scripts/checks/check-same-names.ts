import { basename } from 'node:path'
import type { Check } from './check.ts'
import { isCode, type SourceTree } from './source-tree.ts'

/** Names that every folder of a kind has. The folder says whose they are. */
const namesOfFolders: Readonly<Record<string, string>> = {
  'routes.ts': 'each module of the server registers its calls there',
  'repository.ts': 'each module of the server has its queries there',
  'vitest.config.ts': 'each folder with tests of its own has one',
}

/** Folders whose files are named after the part of the server that they belong to. */
const foldersOfParts: Readonly<Record<string, string>> = {
  'apps/server/src/config/': 'the environment variables of a part',
  'apps/server/src/db/tables/': 'the tables of a part',
  'apps/server/src/cli/': 'a command of the operator about a part',
  'apps/server/bench/library-way/': 'stands in for the module of the same name in a bench',
}

/** An editor and a stack trace show a file's name alone, so two files with one name look like one file. */
export const checkSameNames: Check = {
  name: 'same names',
  findProblems: (tree) =>
    [...groupByName(tree)]
      .filter(([, files]) => files.length > 1)
      .map(([name, [first = '', ...others]]) => {
        const [workspace, base] = name.split(' ')
        return `${first} and ${others.join(', ')} are both ${base} in ${workspace}: name each after its own job`
      }),
}

function groupByName(tree: SourceTree): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of tree.files.filter(isCompared)) {
    const key = `${toWorkspace(file)} ${basename(file)}`
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  return groups
}

/** A test has the name of the file that it tests. */
function isCompared(file: string): boolean {
  if (!isCode(file) || /\.(?:test|bench|d)\.m?tsx?$/.test(file)) return false
  if (basename(file) in namesOfFolders) return false
  return !Object.keys(foldersOfParts).some((folder) => file.startsWith(folder))
}

/** A brand's folder is its own, since brands bring the same slots. */
function toWorkspace(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return ['apps', 'packages', 'brands'].includes(first) ? `${first}/${second}` : first
}
