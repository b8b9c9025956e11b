import type { NameTags } from '#geo/demo/city-plan.ts'
import { toEnglishName } from '#geo/demo/to-english-name.ts'

/** As a Russian city is tagged: its own name, and the one on the second line of the sign. */
export function toRussianNames(name: string, english = toEnglishName(name)): NameTags {
  return { name, 'name:ru': name, 'name:en': english }
}
