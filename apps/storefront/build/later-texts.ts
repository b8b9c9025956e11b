/**
 * Texts of the pages behind the first ones, by the beginning of their keys. They are a second file in each language, and
 * `withLaterTexts` loads it with such a page. `npm run check -- messages` finds a text that a first page names too early.
 */
const later = [
  'auth',
  'cart',
  'checkout',
  'dayOff',
  'delivery',
  'error.code.resto',
  'error.code.sms',
  'error.code.vk',
  'filter',
  'location',
  'map',
  'order',
  'payment',
  'places',
  'profile',
  'rating',
  'promoCode',
  'restos.show',
  'validation',
  'wanted',
]

/** Exceptions: titles of pages, and what the menu, a dish or the question for a place shows as well. */
const first = [
  'auth.headline',
  'auth.signIn',
  'auth.signOut',
  'auth.signOutConfirm',
  'cart.button',
  'cart.buttonCount',
  'cart.full',
  'cart.toPay',
  'cart.whichOne',
  'checkout.asap',
  'checkout.dayAt',
  'checkout.headline',
  'checkout.todayAt',
  'checkout.tomorrowAt',
  'delivery.free',
  'delivery.freeFrom',
  'delivery.minutes',
  'filter.chosen',
  'filter.inSearch',
  'filter.title',
  'location.chooseCity',
  'location.city',
  'location.delivery',
  'location.method',
  'location.takeaway',
  'location.title',
  'order.forTime',
  'order.headline',
  'order.title',
  'promoCode.apply',
  'promoCode.label',
  'restos.show.headline',
]

/** The longest beginning decides. */
export function isLaterText(key: string): boolean {
  const lengthIn = (beginnings: readonly string[]) =>
    Math.max(
      0,
      ...beginnings.filter((one) => key === one || key.startsWith(`${one}.`)).map(({ length }) => length),
    )
  return lengthIn(later) > lengthIn(first)
}
