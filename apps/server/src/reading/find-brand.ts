import type { BrandEntry, CatalogueIndex } from '#reading/catalogue-index.ts'

export function findBrand({ brands }: CatalogueIndex, slug: string | undefined): BrandEntry | undefined {
  return brands.find((brand) => brand.slug === slug)
}

/** A host name that some brand claims, and that nobody has made up. */
export function isHostOfBrand({ brands }: CatalogueIndex, host: string): boolean {
  const name = host.toLowerCase()
  return brands.some(({ catalogue }) => catalogue.brand.hosts.includes(name))
}

/** The brand that claims the host name, otherwise the default one, otherwise the first there is. */
export function findBrandOfHost({ brands }: CatalogueIndex, host: string): BrandEntry | undefined {
  const name = host.toLowerCase()
  return (
    brands.find(({ catalogue }) => catalogue.brand.hosts.includes(name)) ??
    brands.find(({ catalogue }) => catalogue.brand.isDefault) ??
    brands[0]
  )
}
