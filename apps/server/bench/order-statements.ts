import { randomUUID } from 'node:crypto'

/** One order as rows: what a transaction of the product writes for it, and nothing else. */
export interface OrderStatement {
  readonly sql: string
  readonly values: readonly (string | number | null)[]
}

const now = Date.now()
const place = JSON.stringify({ address: 'Улица, 1', location: { lat: 44, lng: 34 } })
const details = JSON.stringify({
  price: 10_000,
  sum: 10_000,
  modifiers: [],
  discounts: [],
  promoCodes: [],
  rule: 'line.price',
  amounts: [],
})

/** `lineCount` dishes for one person; every value is a parameter, written as `?`. */
export function makeOrderStatements(personId: string, lineCount: number): OrderStatement[] {
  const id = randomUUID()
  const order = {
    id,
    number: randomUUID(),
    restoId: 1,
    day: '2026-11-16',
    personId,
    createdAt: now,
    status: 'NEW',
    payType: 'CASH_UPON_RECEIPT',
    paymentStatus: 'PENDING',
    reachedKitchenAt: now,
    deliveryType: 'DELIVERY',
    promoCode: null,
    personCount: 1,
    comment: null,
    preOrderAt: null,
    personName: 'Анна',
    phone: '+79000000001',
    email: null,
    deliveryPlace: place,
    restoName: 'Уголёк',
    timeZone: '+03:00',
    currency: 'RUB',
    locale: 'ru',
    deliveryPriceMinor: 0,
    deliveryPriceRule: 'delivery.threshold',
    discountMinor: 0,
    totalMinor: 100_000,
  }
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    orderId: id,
    place: index,
    positionId: index + 1,
    menuId: 1,
    name: 'Шаурма на углях',
    count: 1,
    payableMinor: 10_000,
    details,
  }))
  const event = {
    orderId: id,
    type: 'order.created',
    status: 'NEW',
    paymentStatus: 'PENDING',
    cause: 'customer',
    at: now,
  }
  const contact = { personId, personName: 'Анна', phone: '+79000000001', email: '', usedAt: now }
  return [
    toInsert('orderKeys', [{ personId, key: randomUUID(), bodyHash: id, orderId: id }]),
    toInsert('orders', [order]),
    toInsert('orderLines', lines),
    toInsert(
      'personDeliveries',
      [contact],
      ' on conflict ("personId", "personName", "phone", "email") do update set "usedAt" = excluded."usedAt"',
    ),
    toInsert('orderEvents', [event]),
    toInsert('changes', [{ topic: 'order', key: id, at: now }]),
  ]
}

type Row = Readonly<Record<string, string | number | null>>

function toInsert(table: string, rows: readonly Row[], ending = ''): OrderStatement {
  const columns = Object.keys(rows[0] ?? {})
  const names = columns.map((column) => `"${column}"`).join(', ')
  const marks = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ')
  return {
    sql: `insert into "${table}" (${names}) values ${marks}${ending}`,
    values: rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  }
}
