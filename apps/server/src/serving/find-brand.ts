import type { BrandEntry, CatalogueIndex } from './catalogue-index.ts'

export function findBrand({ brands }: CatalogueIndex, slug: string | undefined): BrandEntry | undefined {
  return brands.find((brand) => brand.slug === slug)
}

/** A host name that some brand claims, and that nobody has made up. */
export function isHostOfBrand(index: CatalogueIndex, host: string): boolean {
  return findClaiming(index, host) !== undefined
}

/** The brand that claims the host name, otherwise the default one, otherwise the first there is. */
export function findBrandOfHost(index: CatalogueIndex, host: string): BrandEntry | undefined {
  const { brands } = index
  return findClaiming(index, host) ?? brands.find(({ catalogue }) => catalogue.brand.isDefault) ?? brands[0]
}

function findClaiming({ brands }: CatalogueIndex, host: string): BrandEntry | undefined {
  const name = host.toLowerCase()
  return brands.find(({ catalogue }) => catalogue.brand.hosts.includes(name))
}
