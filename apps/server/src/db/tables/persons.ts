import type { SavedPlaceKind } from '@lavash/rulebook/place/saved-places'

export interface PersonTables {
  persons: {
    id: string
    createdAt: number
    phone: string | null
    email: string | null
    firstName: string | null
    lastName: string | null
    patronymic: string | null
    avatar: string | null
    /** The account was deleted: nothing but the id is left. */
    deletedAt: number | null
  }
  /** The accounts a person signs in with: a phone number, or a subject at Google, Apple or VK. */
  accounts: { provider: string; subject: string; personId: string; createdAt: number }
  /** Name and phone of a person's earlier orders. An empty text: not given. */
  personDeliveries: { personId: string; personName: string; phone: string; email: string; usedAt: number }
  /** A person's saved addresses. They are private to a brand. */
  savedPlaces: {
    /** In the order of saving. */
    id: string
    personId: string
    brandId: number
    cityId: number
    kind: SavedPlaceKind
    /** Empty for home and work. */
    name: string
    /** JSON of DeliveryPlace. */
    place: string
  }
}
