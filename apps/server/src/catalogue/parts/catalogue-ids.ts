import type { Slug } from '#catalogue/catalogue.ts'
import type { CatalogueKind } from '#catalogue/parts/catalogue-kinds.ts'

/** The numbers of one brand's names, both ways. */
export class CatalogueIds {
  readonly #ids = new Map<CatalogueKind, Map<Slug, number>>()
  readonly #slugs = new Map<number, Slug>()

  add(kind: CatalogueKind, slug: Slug, id: number): void {
    const ids = this.#ids.get(kind) ?? new Map<Slug, number>()
    this.#ids.set(kind, ids)
    ids.set(slug, id)
    this.#slugs.set(id, slug)
  }

  find(kind: CatalogueKind, slug: Slug): number | undefined {
    return this.#ids.get(kind)?.get(slug)
  }

  get(kind: CatalogueKind, slug: Slug): number {
    const id = this.find(kind, slug)
    if (id === undefined) throw new Error(`No id was given to the ${kind} '${slug}'`)
    return id
  }

  getSlug(id: number): Slug {
    const slug = this.#slugs.get(id)
    if (slug === undefined) throw new Error(`No name of this brand has the id ${id}`)
    return slug
  }

  get size(): number {
    return this.#slugs.size
  }

  has(id: number): boolean {
    return this.#slugs.has(id)
  }
}
