import { expect, test, vi } from 'vitest'
import { PaymentDesk } from './payment-desk.ts'
import { bearer, post, signIn } from './sign-in.ts'
import { StripeDouble } from './stripe-double.ts'

const phone = '+79031234567'
const person = { name: 'Аннамария', phone, email: 'anna.maria@example.com' }
const place = {
  address: 'Приветный, Центральный проспект, 20',
  // With a letter that no request's id has: four digits alone turn up in one of them every few dozen runs.
  apartment: '4817Б',
  entrance: '3',
  intercom: '4817К',
  comment: 'Собака не кусается',
}

/** Everything a journey writes to the log, at its most talkative. */
async function listen(journey: () => Promise<void>): Promise<string> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk))
    return true
  })
  try {
    await journey()
    return lines.join('')
  } finally {
    write.mockRestore()
  }
}

test('the log of a whole journey, with all that goes wrong on it, names nobody', async () => {
  const secrets: string[] = []
  await using stripe = await StripeDouble.start()
  const log = await listen(async () => {
    await using desk = await PaymentDesk.open({ env: { ...stripe.env, LOG_LEVEL: 'trace' } })
    const signedIn = await signIn(desk.server, phone)
    const { personId, accessToken, refreshToken } = signedIn
    secrets.push(personId, accessToken, refreshToken)
    const customer = { personId, headers: () => Promise.resolve({ ...signedIn.headers }) }
    const { location } = desk.preflightBody()
    if (location === undefined) throw new Error('The desk delivers nowhere')
    const deliveryPlace = { ...place, location }
    const details = { payType: 'CARD_ONLINE' as const, person, deliveryPlace, comment: 'Позвоните маме' }

    await desk.preflight({ address: place.address }, customer)
    const order = await desk.placed(customer, details)
    stripe.complete(stripe.getSession())
    const event = stripe.makeEvent('checkout.session.completed', stripe.getSession())
    await desk.server.fetch('/1/payments/stripe/callback', event)
    await desk.cancel(customer, order)
    await desk.untilPayment(customer, order, 'REFUNDED')

    // What goes wrong is what gets logged.
    const quoting = { error: { type: 'invalid_request_error', message: `${person.email} is no address` } }
    stripe.trouble = { status: 400, body: quoting }
    const unpaid = await desk.placed(customer, details)
    await desk.pay(customer, unpaid, 'CARD_ONLINE')
    await desk.payment(customer, unpaid)
    await desk.place(customer, { ...details, expectedTotal: 1 })
    await desk.place(customer, { ...details, person: { ...person, phone: `${phone}0` } })
    await desk.server.fetch(`/1/geo/suggest?q=${encodeURIComponent(place.address)}`)
    await desk.server.fetch(`/1/geo/reverse?lat=${location.lat}&lng=${location.lng}`)
    await desk.server.fetch('/api/v1/sign/in/phone', post({ phone, email: person.email }))
    await desk.server.fetch('/api/v1/me', { headers: bearer(`${accessToken}x`) })
    await desk.server.fetch('/1/payments/stripe/callback', { ...event, body: person.email })
    secrets.push(String(location.lat), String(location.lng))
  })
  expect(log).toContain('/api/v1/persons/:personId/orders')
  expect(log).toContain('StripeInvalidRequestError 400')
  const personal = [
    ...Object.values(person),
    phone.slice(2),
    ...Object.values(place).filter((text) => text.length > 2),
    encodeURIComponent(place.address),
    'Позвоните маме',
    ...secrets,
    stripe.env['STRIPE_SECRET_KEY'] ?? '',
    stripe.env['STRIPE_WEBHOOK_SECRET'] ?? '',
  ]
  expect(personal.filter((text) => log.includes(text))).toEqual([])
})
