import type { SourceTree } from './source-tree.ts'

export const ownLock = 'package-lock.json'

/** The project's own lock file, and those of tools that are installed apart. */
export function listLockFiles({ files }: SourceTree): string[] {
  return files.filter((file) => file === ownLock || file.endsWith(`/${ownLock}`))
}
