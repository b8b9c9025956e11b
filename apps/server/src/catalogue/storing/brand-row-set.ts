import type { LocalText, Photo, PictureRecipe, Slug } from '#catalogue/catalogue.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { ownerColumns, type StoredRow, type StoredTable } from '#catalogue/storing/stored-tables.ts'

/** The stored rows of one brand, by table and by what they belong to; they stay in the order they came in. */
export class BrandRowSet {
  readonly ids: CatalogueIds
  readonly #byOwner = new Map<StoredTable, Map<number, unknown[]>>()

  constructor(ids: CatalogueIds) {
    this.ids = ids
  }

  add(table: StoredTable, row: object): void {
    const owners = this.#byOwner.get(table) ?? new Map<number, unknown[]>()
    this.#byOwner.set(table, owners)
    const owner: number = Reflect.get(row, ownerColumns[table])
    const rows = owners.get(owner)
    if (rows === undefined) owners.set(owner, [row])
    else rows.push(row)
  }

  of<T extends StoredTable>(table: T, ownerId: number): readonly StoredRow<T>[] {
    // `add` put only rows of this table there.
    return (this.#byOwner.get(table)?.get(ownerId) ?? []) as StoredRow<T>[]
  }

  all<T extends StoredTable>(table: T): StoredRow<T>[] {
    return [...(this.#byOwner.get(table)?.values() ?? [])].flat() as StoredRow<T>[]
  }

  slug(id: number): Slug {
    return this.ids.getSlug(id)
  }

  text(thingId: number, field: string): LocalText {
    const rows = this.of('texts', thingId).filter((row) => row.field === field)
    return Object.fromEntries(rows.map(({ locale, text }) => [locale, text]))
  }

  contacts(thingId: number): { phones: string[]; emails: string[]; links: string[] } {
    const rows = this.of('contacts', thingId)
    const values = (kind: string): string[] =>
      rows.filter((row) => row.kind === kind).map(({ value }) => value)
    return { phones: values('phone'), emails: values('email'), links: values('link') }
  }

  photos(thingId: number): Photo[] {
    return this.of('thingPhotos', thingId).map(({ sourceId }) => {
      const [source] = this.of('photoSources', sourceId)
      if (source === undefined) throw new Error(`The photo source ${sourceId} is missing`)
      return toPhoto(source)
    })
  }
}

function toPhoto(source: Pick<StoredRow<'photoSources'>, 'path' | 'recipe'>): Photo {
  if (source.path !== null) return { kind: 'file', path: source.path }
  const recipe: PictureRecipe = JSON.parse(source.recipe ?? '')
  return { kind: 'recipe', recipe }
}
