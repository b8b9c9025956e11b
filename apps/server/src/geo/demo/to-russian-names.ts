import type { NameTags } from '#geo/demo/city-plan.ts'
import { toEnglishName } from '#geo/demo/to-english-name.ts'

/** Names as a Russian city tags them: its own and the English one. */
export function toRussianNames(name: string, english = toEnglishName(name)): NameTags {
  return { name, 'name:ru': name, 'name:en': english }
}
