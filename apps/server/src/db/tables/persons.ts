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
  }
  /** The accounts a person signs in with: a phone number, or a subject at Google, Apple or VK. */
  accounts: { provider: string; subject: string; personId: string; createdAt: number }
  /** How a person was called and reached in earlier orders; an empty text where nothing was given. */
  personDeliveries: { personId: string; personName: string; phone: string; email: string; usedAt: number }
  /** Addresses that a person has given a name. What one brand keeps no other is told. */
  savedPlaces: {
    /** In the order they were saved. */
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
