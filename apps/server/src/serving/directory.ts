import type { Slug } from '#catalogue/catalogue.ts'
import type { BrandLists } from '#catalogue/versions/brand-lists.ts'
import type { Reads } from '#db/db.ts'

/** What is known of a brand without reading it. */
export interface DirectoryEntry {
  readonly id: number
  readonly slug: Slug
  readonly whiteLabel: string
  readonly isDefault: boolean
  readonly hosts: readonly string[]
  /** The newest version. */
  readonly version: number
  readonly lists: BrandLists
}

export type IdKind = 'city' | 'resto' | 'menu'

/**
 * Every brand of the installation by all that leads to one: host names, white labels, numbers of cities, venues and
 * menus. Small, and always in memory; a change of one brand costs one brand.
 */
export class Directory {
  readonly #brands = new Map<Slug, DirectoryEntry>()
  readonly #slugs = new Map<number, Slug>()
  readonly #hosts = new Map<string, Slug>()
  readonly #whiteLabels = new Map<string, Slug>()
  readonly #owners: Record<IdKind, Map<number, Slug>> = {
    city: new Map(),
    resto: new Map(),
    menu: new Map(),
  }
  #listed: DirectoryEntry[] | undefined
  #defaultSlug: Slug | undefined
  #lists: object = {}

  /** By slug. */
  get brands(): readonly DirectoryEntry[] {
    this.#listed ??= [...this.#brands.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
    return this.#listed
  }

  /** The same object as long as lists over all brands say the same. */
  get lists(): object {
    return this.#lists
  }

  find(slug: Slug | undefined): DirectoryEntry | undefined {
    return slug === undefined ? undefined : this.#brands.get(slug)
  }

  findById(id: number): DirectoryEntry | undefined {
    return this.find(this.#slugs.get(id))
  }

  findByHost(host: string): DirectoryEntry | undefined {
    return this.find(this.#hosts.get(host.toLowerCase()))
  }

  findByWhiteLabel(whiteLabel: string): DirectoryEntry | undefined {
    return this.find(this.#whiteLabels.get(whiteLabel))
  }

  /** The brand that shows hosts nobody claims: the default one, otherwise the first there is. */
  findDefault(): DirectoryEntry | undefined {
    return this.find(this.#defaultSlug) ?? this.brands[0]
  }

  findOwner(kind: IdKind, id: number): DirectoryEntry | undefined {
    return this.find(this.#owners[kind].get(id))
  }

  /** Reads these brands anew, or all of them. */
  async refresh(reads: Reads, slugs?: readonly Slug[]): Promise<void> {
    if (slugs?.length === 0) return
    const rows = await readRows(reads, slugs)
    const found = new Set(rows.map(({ slug }) => slug))
    for (const slug of slugs ?? this.#brands.keys()) if (!found.has(slug)) this.#remove(slug)
    for (const row of rows) this.#put(row)
  }

  #put({ lists: text, ...row }: DirectoryRow): void {
    const { slug, whiteLabel } = row
    const before = this.#brands.get(slug)
    const isSame = before !== undefined && JSON.stringify(before.lists) === text
    if (before !== undefined) this.#unlink(before, isSame)
    const entry = { ...row, lists: isSame ? before.lists : (JSON.parse(text) as BrandLists) }
    this.#brands.set(slug, entry)
    this.#slugs.set(entry.id, slug)
    this.#list(before, entry)
    if (entry.isDefault) this.#defaultSlug = slug
    for (const host of entry.hosts) this.#hosts.set(host, slug)
    this.#whiteLabels.set(whiteLabel, slug)
    if (isSame) return
    this.#lists = {}
    for (const [kind, id] of listIds(entry)) this.#owners[kind].set(id, slug)
  }

  #remove(slug: Slug): void {
    const entry = this.#brands.get(slug)
    if (entry === undefined) return
    this.#unlink(entry, false)
    this.#brands.delete(slug)
    this.#slugs.delete(entry.id)
    this.#listed = undefined
    this.#lists = {}
  }

  /** A changed brand keeps its place: sorting ten thousand anew would cost every change. */
  #list(before: DirectoryEntry | undefined, entry: DirectoryEntry): void {
    if (this.#listed === undefined) return
    if (before === undefined) this.#listed = undefined
    else this.#listed[this.#listed.indexOf(before)] = entry
  }

  /** What another brand has taken over meanwhile is its own. */
  #unlink(entry: DirectoryEntry, keepsIds: boolean): void {
    const forget = <Key>(owners: Map<Key, Slug>, key: Key): void => {
      if (owners.get(key) === entry.slug) owners.delete(key)
    }
    for (const host of entry.hosts) forget(this.#hosts, host)
    forget(this.#whiteLabels, entry.whiteLabel)
    if (this.#defaultSlug === entry.slug) this.#defaultSlug = undefined
    if (!keepsIds) for (const [kind, id] of listIds(entry)) forget(this.#owners[kind], id)
  }
}

function* listIds({ lists }: DirectoryEntry): Generator<[IdKind, number]> {
  for (const { id } of lists.cities) yield ['city', id]
  for (const { id } of lists.restos) yield ['resto', id]
  for (const id of lists.menuIds) yield ['menu', id]
}

type DirectoryRow = Omit<DirectoryEntry, 'lists'> & { readonly lists: string }

async function readRows(reads: Reads, slugs: readonly Slug[] | undefined): Promise<DirectoryRow[]> {
  const rows = await reads
    .selectFrom('brands')
    .selectAll()
    .$if(slugs !== undefined, (query) => query.where('slug', 'in', slugs ?? []))
    .execute()
  const hosts = await reads
    .selectFrom('brandHosts')
    .selectAll()
    .$if(slugs !== undefined, (query) =>
      query.where(
        'brandId',
        'in',
        rows.map(({ id }) => id),
      ),
    )
    .execute()
  const byBrand = Map.groupBy(hosts, ({ brandId }) => brandId)
  return rows.map(({ isDefault, ...row }) => ({
    ...row,
    isDefault: isDefault === 1,
    hosts: (byBrand.get(row.id) ?? []).map(({ host }) => host),
  }))
}
