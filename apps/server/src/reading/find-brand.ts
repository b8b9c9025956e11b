import type { BrandEntry, CatalogueIndex } from '#reading/catalogue-index.ts'

export function findBrand({ brands }: CatalogueIndex, slug: string | undefined): BrandEntry | undefined {
  return brands.find((brand) => brand.slug === slug)
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
