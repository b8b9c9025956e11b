import type { Resto } from '@lavash/contract/restos'
import { daysOfWeek, type DayOfWeek } from '@lavash/rulebook/time/days-of-week'
import { toMoneyText } from '@lavash/rulebook/money/money-text'
import { toPath } from '@lavash/rulebook/site/site-pages'
import { dayLabel } from '@lavash/rulebook/time/week-schedule'
import type { OpeningHoursSpecification, RestaurantLeaf } from 'schema-dts'
import { toPicture } from '#modules/documents/pages/page-picture.ts'
import type { NamedMenu } from '#modules/documents/pages/shown-page.ts'
import { type Site, toUrl } from '#modules/documents/pages/site.ts'
import { toMenuReference } from '#modules/documents/structured-data/to-menu-node.ts'
import { getText } from '#serving/choose-locale.ts'

/** A venue in a list: place and hours. */
export function toRestaurant(site: Site, resto: Resto): RestaurantLeaf {
  const { id, name, street, location, phones, photos } = resto
  const url = toUrl(site, toPath('restos.show', { restoId: id }))
  return {
    '@type': 'Restaurant',
    '@id': url,
    name,
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: toCityNames(site, resto).join(', '),
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    ...(phones.length > 0 && { telephone: phones.map(({ value }) => value) }),
    ...(photos.length > 0 && { image: photos.map((photo) => toPicture(site, photo).url) }),
    openingHoursSpecification: toOpeningHoursNodes(resto),
  }
}

/** A venue on its own page, with everything known. */
export function toWholeRestaurant(site: Site, resto: Resto, menus: readonly NamedMenu[]): RestaurantLeaf {
  const { description, emails, links, averageCheck, currency, pays } = resto
  return {
    ...toRestaurant(site, resto),
    description,
    ...(emails.length > 0 && { email: emails.map(({ value }) => value) }),
    ...(links.length > 0 && { sameAs: links.map(({ value }) => value) }),
    ...(averageCheck !== null && { priceRange: `≈ ${toMoneyText(averageCheck, currency, site.locale)}` }),
    currenciesAccepted: currency,
    ...(pays.length > 0 && { paymentAccepted: pays.map(({ name }) => name).join(', ') }),
    hasMenu: menus.map((menu) => toMenuReference(site, menu)),
    parentOrganization: { '@id': toOrganizationId(site) },
  }
}

export function toOrganizationId({ origin }: Site): string {
  return `${origin}/#brand`
}

function toCityNames({ brand, locale }: Site, { cityIds }: Resto): string[] {
  return brand.cities.filter(({ id }) => cityIds.includes(id)).map(({ city }) => getText(city.name, locale))
}

const dayNames = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
} as const satisfies Record<DayOfWeek, string>

/**
 * Days with equal hours are grouped, and a day off is not named. A closing time before the opening is on the next
 * day.
 */
export function toOpeningHoursNodes({
  openingHours,
}: Pick<Resto, 'openingHours'>): OpeningHoursSpecification[] {
  const days = daysOfWeek.flatMap((dayOfWeek) => {
    const label = dayLabel(openingHours.find((day) => day.dayOfWeek === dayOfWeek))
    if (label.kind === 'day-off') return []
    const { open, close } = label.kind === 'hours' ? label : { open: '00:00', close: '24:00' }
    // Search engines accept 23:59 as the end of the day and reject 24:00.
    return [{ name: dayNames[dayOfWeek], opens: open, closes: close === '24:00' ? '23:59' : close }]
  })
  const ranges = Map.groupBy(days, ({ opens, closes }) => `${opens} ${closes}`)
  return [...ranges.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { opens, closes } = first
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: same.map(({ name }) => name), opens, closes }]
  })
}
