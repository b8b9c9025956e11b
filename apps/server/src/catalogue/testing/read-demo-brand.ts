import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { toMistakeLine } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'

export type DemoBrand = 'ugolyok' | 'primorje-grill'

export function demoBrandFolder(brand: DemoBrand): string {
  return join(import.meta.dirname, '../../../../../brands', brand)
}

export async function readDemoBrand(brand: DemoBrand): Promise<Catalogue> {
  const { catalogue, mistakes } = await readBrandFolder(demoBrandFolder(brand))
  if (catalogue === null) throw new Error(mistakes.map(toMistakeLine).join('\n'))
  return catalogue
}
