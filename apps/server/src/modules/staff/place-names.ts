import { defaultTimeZone } from '@lavash/rulebook/site/limits'
import type { FastifyRequest } from 'fastify'
import { chooseLocale, getText } from '#serving/choose-locale.ts'
import type { DirectoryEntry } from '#serving/directory.ts'
import { toLogoUrl } from '#serving/logo-url.ts'
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

/** What a person's role shows of its brand. PLATFORM and a removed brand have nothing of it. */
export async function toBrandFace(
  serving: Serving,
  brandId: number,
  acceptLanguage: string | undefined,
): Promise<{ readonly brandName: string; readonly logoUrl: string | null; readonly timeZone: string }> {
  const brand = await serving.findBrand(findBrandEntry(serving, brandId)?.slug)
  if (brand === undefined) return { brandName: '', logoUrl: null, timeZone: defaultTimeZone }
  const { name, logo, timeZone } = brand.catalogue.brand
  return {
    brandName: getText(name, chooseLocale(brand, acceptLanguage)),
    logoUrl: toLogoUrl(brand.slug, logo),
    timeZone,
  }
}

export interface NamedResto {
  readonly id: number
  readonly name: string
  readonly timeZone: string
}

/** The venues of a brand that a person may see, in the customers' order. */
export async function listRestos(
  serving: Serving,
  brandId: number,
  restoIds: readonly number[] | null,
  acceptLanguage: string | undefined,
): Promise<NamedResto[]> {
  const entry = findBrandEntry(serving, brandId)
  if (entry === undefined) return []
  const locale = chooseLocale(entry.lists, acceptLanguage)
  const restosById = (await serving.findBrand(entry.slug))?.restosById
  return entry.lists.restos
    .filter(({ id }) => restoIds === null || restoIds.includes(id))
    .map(({ id, name }) => ({
      id,
      name: getText(name, locale),
      timeZone: restosById?.get(id)?.resto.timeZone ?? defaultTimeZone,
    }))
}

export async function getRestoTimeZone(serving: Serving, restoId: number): Promise<string> {
  const brand = await serving.findBrand(serving.catalogue.directory.findOwner('resto', restoId)?.slug)
  return brand?.restosById.get(restoId)?.resto.timeZone ?? defaultTimeZone
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
