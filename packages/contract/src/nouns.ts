import type { TSchema } from 'typebox'
import * as account from '#account.ts'
import * as amounts from '#amounts.ts'
import * as availability from '#availability.ts'
import * as brands from '#brands.ts'
import * as captcha from '#captcha.ts'
import * as cities from '#cities.ts'
import * as content from '#content.ts'
import * as deliveries from '#deliveries.ts'
import * as deliveryPlace from '#delivery-place.ts'
import * as devInbox from '#dev-inbox.ts'
import * as errors from '#errors.ts'
import * as events from '#events.ts'
import * as geoPoint from '#geo-point.ts'
import * as geo from '#geo.ts'
import * as health from '#health.ts'
import * as menus from '#menus.ts'
import * as modifiers from '#modifiers.ts'
import * as now from '#now.ts'
import * as orderChoices from '#order-choices.ts'
import * as orderLines from '#order-lines.ts'
import * as orders from '#orders.ts'
import * as payments from '#payments.ts'
import * as persons from '#persons.ts'
import * as photos from '#photos.ts'
import * as positionTimeSlots from '#position-time-slots.ts'
import * as preOrderHours from '#pre-order-hours.ts'
import * as preflight from '#preflight.ts'
import * as promotions from '#promotions.ts'
import * as ratings from '#ratings.ts'
import * as restos from '#restos.ts'
import * as savedPlaces from '#saved-places.ts'
import * as signIn from '#sign-in.ts'
import * as staff from '#staff.ts'
import * as devices from '#devices.ts'
import * as staffLog from '#staff-log.ts'
import * as invitations from '#invitations.ts'
import * as passkeys from '#passkeys.ts'
import * as staffPhone from '#staff-phone.ts'
import * as team from '#team.ts'
import * as staffSessions from '#staff-sessions.ts'
import * as webhooks from '#webhooks.ts'
import * as workingHours from '#working-hours.ts'

const modules: readonly Readonly<Record<string, unknown>>[] = [
  now,
  health,
  errors,
  geoPoint,
  photos,
  brands,
  cities,
  restos,
  workingHours,
  preOrderHours,
  deliveries,
  menus,
  modifiers,
  availability,
  positionTimeSlots,
  promotions,
  orderChoices,
  orderLines,
  deliveryPlace,
  amounts,
  preflight,
  payments,
  ratings,
  orders,
  persons,
  savedPlaces,
  account,
  signIn,
  captcha,
  content,
  events,
  webhooks,
  geo,
  devInbox,
  staff,
  staffSessions,
  passkeys,
  staffPhone,
  invitations,
  team,
  devices,
  staffLog,
]

function isTitled(value: unknown): value is TSchema & { title: string } {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
}

/** Every named schema. A title makes a schema a noun. */
export const nouns: ReadonlyMap<string, TSchema> = new Map(
  modules.flatMap((module) =>
    Object.values(module)
      .filter(isTitled)
      .map((schema): [string, TSchema] => [schema.title, schema]),
  ),
)
