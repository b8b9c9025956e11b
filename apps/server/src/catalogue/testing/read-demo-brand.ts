import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { toMistakeLine } from '#catalogue/mistake.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'

export type DemoBrand = 'ugolyok' | 'primorje-grill'

export function demoBrandFolder(brand: DemoBrand): string {
  return join(import.meta.dirname, '../../../../../brands', brand)
}

const known = new Map<DemoBrand, Promise<Catalogue>>()

/** The caller's own to change. Read once in a worker: a third of every start of a demo server was reading YAML. */
export async function readDemoBrand(brand: DemoBrand): Promise<Catalogue> {
  const reading = known.get(brand) ?? readWhole(brand)
  known.set(brand, reading)
  return structuredClone(await reading)
}

async function readWhole(brand: DemoBrand): Promise<Catalogue> {
  const { catalogue, mistakes } = await readBrandFolder(demoBrandFolder(brand))
  if (catalogue === null) throw new Error(mistakes.map(toMistakeLine).join('\n'))
  return catalogue
}
