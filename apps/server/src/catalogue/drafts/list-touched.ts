import type { Catalogue, LocalText, Photo, Slug } from '#catalogue/catalogue.ts'
import { toPromoCodeSlug } from '#catalogue/parts/catalogue-kinds.ts'
import type { ThingKind, ThingName } from '#catalogue/drafts/thing.ts'

/** Things of one kind that name another thing, or stand in it. */
export interface Touched {
  readonly kind: ThingKind
  readonly things: readonly { readonly key: Slug; readonly name: LocalText | null }[]
}

/** What else a change of this thing touches: what customers see of it stands there, too. */
export function listTouched(catalogue: Catalogue, { kind, key }: ThingName): Touched[] {
  const users = usersOf[kind]?.(catalogue, key) ?? {}
  return (Object.entries(users) as [ThingKind, readonly Named[]][])
    .map(([one, things]) => ({ kind: one, things: things.map(toNamed) }))
    .filter(({ things }) => things.length > 0)
}

type Named =
  | { readonly slug: Slug; readonly name: LocalText }
  | { readonly slug: Slug }
  | { readonly code: string }
type Users = Partial<Record<ThingKind, readonly Named[]>>

function toNamed(thing: Named): Touched['things'][number] {
  const key = 'code' in thing ? toPromoCodeSlug(thing.code) : thing.slug
  return { key, name: 'name' in thing ? thing.name : null }
}

const usersOf: Partial<Record<ThingKind, (catalogue: Catalogue, key: Slug) => Users>> = {
  city: ({ restos }, key) => ({ resto: restos.filter(({ cities }) => cities.includes(key)) }),
  tag: ({ restos, positions }, key) => ({
    resto: restos.filter(({ tags }) => tags.includes(key)),
    position: positions.filter(({ tags }) => tags.includes(key)),
  }),
  pay: ({ restos }, key) => ({ resto: restos.filter(({ pays }) => pays.includes(key)) }),
  resto: ({ zones, positions, promotions, promoCodes }, key) => ({
    zone: zones.filter(({ resto }) => resto === key),
    position: positions.filter(({ notAt }) => notAt.includes(key)),
    promotion: promotions.filter(({ restos }) => restos?.includes(key) === true),
    'promo-code': promoCodes.filter(({ restos }) => restos?.includes(key) === true),
  }),
  menu: ({ restos, groups, positions }, key) => ({
    resto: restos.filter(({ menus }) => menus.some(({ menu }) => menu === key)),
    group: groups.filter(({ menu }) => menu === key),
    position: positions.filter(({ menu }) => menu === key),
  }),
  group: ({ positions }, key) => ({ position: positions.filter(({ group }) => group === key) }),
  position: ({ positions: dishes, timeSlots, promotions, promoCodes }, key) => ({
    position: dishes.filter(({ goesWith }) => goesWith?.includes(key) === true),
    'time-slot': timeSlots.filter(({ positions }) => positions.includes(key)),
    promotion: promotions.filter(({ positions }) => positions.includes(key)),
    'promo-code': promoCodes.filter(({ positions }) => positions?.includes(key) === true),
  }),
  modifier: ({ positions }, key) => ({
    position: positions.filter(({ modifiers }) => modifiers.some(({ modifier }) => modifier === key)),
  }),
  'promo-code': ({ promotions }, key) => ({
    promotion: promotions.filter(({ promoCode }) => promoCode !== null && toPromoCodeSlug(promoCode) === key),
  }),
  file: ({ restos, groups, positions, promotions }, key) => {
    const isShown = ({ photos }: { photos: readonly Photo[] }): boolean =>
      photos.some((photo) => photo.kind === 'file' && photo.path === key)
    return {
      resto: restos.filter(isShown),
      group: groups.filter(isShown),
      position: positions.filter(isShown),
      promotion: promotions.filter(isShown),
    }
  },
}
