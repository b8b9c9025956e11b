import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** MIT; 256 px. A development dependency: only the demonstration brands compose pictures from it. */
export const emojiPackage = '@lobehub/fluent-emoji-3d'

let assets: string | null | undefined

function findAssets(): string | null {
  if (assets !== undefined) return assets
  try {
    assets = join(dirname(createRequire(import.meta.url).resolve(`${emojiPackage}/package.json`)), 'assets')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error
    assets = null
  }
  return assets
}

export function hasEmojiPackage(): boolean {
  return findAssets() !== null
}

/** The package names its files by code points and is not of one mind about U+FE0F, the emoji variant selector. */
export function findEmojiFile(emoji: string): string | undefined {
  const folder = findAssets()
  if (folder === null) return undefined
  const points = [...emoji].map((letter) => (letter.codePointAt(0) ?? 0).toString(16))
  const bare = points.filter((point) => point !== 'fe0f')
  return [points, bare, [...bare, 'fe0f']]
    .map((name) => join(folder, `${name.join('-')}.webp`))
    .find((path) => existsSync(path))
}
