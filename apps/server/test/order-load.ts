import { randomUUID } from 'node:crypto'
import type { Order, OrderBody } from '@lavash/contract/orders'
import type { Customer } from './order-desk.ts'

/** What one customer wants once, sent until somebody answers. */
export interface Intent {
  readonly customer: Customer
  readonly key: string
  readonly body: OrderBody
  /** Of every 200 and 201. */
  readonly orderIds: Set<string>
  refused?: string
}

export function makeIntent(customer: Customer, body: OrderBody): Intent {
  return { customer, key: randomUUID(), body, orderIds: new Set() }
}

export function isAnswered({ orderIds, refused }: Intent): boolean {
  return orderIds.size > 0 || refused !== undefined
}

/** Sends an intent once. A connection that breaks leaves it open: nobody knows whether the order stands. */
export async function sendIntent(address: string, intent: Intent): Promise<void> {
  const { customer, key, body } = intent
  let answer: { status: number; text: string }
  try {
    const response = await fetch(`${address}/api/v1/persons/${customer.personId}/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(await customer.headers()),
      },
      body: JSON.stringify(body),
    })
    answer = { status: response.status, text: await response.text() }
  } catch (error) {
    if (error instanceof TypeError) return
    throw error
  }
  if (answer.status === 201 || answer.status === 200) {
    const order: Order = JSON.parse(answer.text)
    intent.orderIds.add(order.id)
  } else if (answer.status === 422) intent.refused = answer.text
  else throw new Error(`${answer.status}: ${answer.text}`)
}
