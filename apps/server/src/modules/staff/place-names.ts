import type { FastifyRequest } from 'fastify'
import { chooseLocale, getText } from '#serving/choose-locale.ts'
import type { DirectoryEntry } from '#serving/directory.ts'
import type { Serving } from '#serving/serving.ts'

function findBrandEntry({ catalogue }: Serving, brandId: number): DirectoryEntry | undefined {
  return catalogue.directory.findById(brandId)
}

/** Returns nothing for a removed brand. */
export async function findBrandName(
  serving: Serving,
  brandId: number,
  acceptLanguage: string | undefined,
): Promise<string | undefined> {
  const brand = await serving.findBrand(findBrandEntry(serving, brandId)?.slug)
  return brand && getText(brand.catalogue.brand.name, chooseLocale(brand, acceptLanguage))
}

/** The brand of the requested host. Undefined until a brand is imported. */
export async function findBrandOfHostName(
  serving: Serving,
  { hostname, headers }: Pick<FastifyRequest, 'hostname' | 'headers'>,
): Promise<string | undefined> {
  const brand = await serving.findBrandOfHost(hostname)
  return brand && getText(brand.catalogue.brand.name, chooseLocale(brand, headers['accept-language']))
}

export interface NamedResto {
  readonly id: number
  readonly name: string
}

/** The venues of a brand that a person may see, in the customers' order. */
export function listRestos(
  serving: Serving,
  brandId: number,
  restoIds: readonly number[] | null,
  acceptLanguage: string | undefined,
): NamedResto[] {
  const entry = findBrandEntry(serving, brandId)
  if (entry === undefined) return []
  const locale = chooseLocale(entry.lists, acceptLanguage)
  return entry.lists.restos
    .filter(({ id }) => restoIds === null || restoIds.includes(id))
    .map(({ id, name }) => ({ id, name: getText(name, locale) }))
}

export function findRestoName(
  { catalogue }: Serving,
  restoId: number,
  acceptLanguage: string | undefined,
): string | undefined {
  const entry = catalogue.directory.findOwner('resto', restoId)
  const name = entry?.lists.restos.find(({ id }) => id === restoId)?.name
  return entry && name && getText(name, chooseLocale(entry.lists, acceptLanguage))
}
