/** Values of earlier orders, the newest first. */
export interface ProfileDelivery {
  readonly email?: string | null
  readonly personName?: string | null
  readonly phone?: string | null
}

export interface PersonProfile {
  readonly id: string
  readonly accountIds: readonly string[]
  readonly avatar?: string | null
  readonly deliveries: readonly ProfileDelivery[]
  readonly email?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly patronymic?: string | null
  readonly phone?: string | null
}

export interface OrderPerson {
  readonly email: string
  readonly name: string
  readonly phone: string
}

export const emptyOrderPerson: OrderPerson = { email: '', name: '', phone: '' }

/** Earlier orders know better than the account how the person wants to be called and reached. */
export function toMergedProfile(profile: PersonProfile): PersonProfile {
  const [delivery] = profile.deliveries
  if (!delivery) return profile
  const { email, personName, phone } = delivery
  return {
    ...profile,
    ...(hasText(email) && { email }),
    ...(hasText(personName) && { firstName: personName }),
    ...(hasText(phone) && { phone }),
  }
}

function hasText(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Fills empty fields only. Values typed for this order win over the profile. */
export function fillOrderPerson(person: OrderPerson, profile: PersonProfile): OrderPerson {
  const { email, firstName, phone } = toMergedProfile(profile)
  return {
    email: fillText(person.email, email),
    name: fillText(person.name, firstName),
    phone: fillText(person.phone, phone),
  }
}

function fillText(typed: string, known: string | null | undefined): string {
  return hasText(typed) || !hasText(known) ? typed : known
}

/** Every change of the profile goes through here. null means signed out and clears all personal values. */
export function toOrderPersonAfter(person: OrderPerson, profile: PersonProfile | null): OrderPerson {
  return profile === null ? emptyOrderPerson : fillOrderPerson(person, profile)
}
