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
}
