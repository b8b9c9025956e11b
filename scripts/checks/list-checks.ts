import { dirname } from 'node:path'
import { checkBudget } from './check-budget.ts'
import { checkColours } from './check-colours.ts'
import { checkDependencies } from './check-dependencies.ts'
import { checkFileNames, checkFileSizes, checkMachinePaths } from './check-files.ts'
import { checkImports } from './check-imports.ts'
import { checkLaterMessages } from './check-later-messages.ts'
import { checkLock } from './check-lock.ts'
import { checkMessages } from './check-messages.ts'
import { checkProofs } from './check-proofs.ts'
import { checkSameNames } from './check-same-names.ts'
import { checkSpecification } from './check-specification.ts'
import { checkUnusedMessages } from './check-unused-messages.ts'
import { checkFormat, checkLint, checkTypesOf, checkUnused } from './check-with-tools.ts'
import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

/**
 * Everything that `npm run check` does. The longest come first, so that no core waits for one long check at the end.
 */
export function listChecks(tree: SourceTree): Check[] {
  const projects = tree.files.filter((file) => file.endsWith('/tsconfig.json')).map(dirname)
  return [
    checkLint,
    ...projects.map(checkTypesOf),
    checkUnused,
    checkBudget,
    checkFormat,
    checkImports,
    checkMessages,
    checkUnusedMessages,
    checkLaterMessages,
    checkColours,
    checkFileSizes,
    checkFileNames,
    checkSameNames,
    checkMachinePaths,
    checkLock,
    checkDependencies,
    checkProofs,
    checkSpecification,
  ]
}
