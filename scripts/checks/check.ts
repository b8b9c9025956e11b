import type { SourceTree } from './source-tree.ts'

/** One check counts as one in `N passed, N failed`, however many problems it finds. */
export interface Check {
  name: string
  /** One sentence per problem, starting with `file:line` where there is one. Empty means passed. */
  findProblems: (tree: SourceTree) => string[] | Promise<string[]>
}
