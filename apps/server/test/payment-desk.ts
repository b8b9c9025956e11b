import type { Order } from '@lavash/contract/orders'
import type { Payment, SandboxDecision } from '@lavash/contract/payments'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { vi } from 'vitest'
import { type Answer, type Customer, OrderDesk } from './order-desk.ts'
import type { TestServerOptions } from './start-test-server.ts'
import { transaction } from '#db/transaction.ts'
import type { PaymentRow } from '#modules/payments/repository.ts'
import { startDemoServer } from './start-demo-server.ts'

/** What an order for an online card has beside the others: the receipt's address. */
export const online = {
  payType: 'CARD_ONLINE' as const,
  person: { name: 'Анна', phone: '+79000000001', email: 'anna@example.com' },
}

/** The order desk with what a customer does about money. */
export class PaymentDesk extends OrderDesk {
  static override async open(options: TestServerOptions = {}): Promise<PaymentDesk> {
    return new PaymentDesk(await startDemoServer(options))
  }

  payment(customer: Customer, { id }: Pick<Order, 'id'>): Promise<Answer<Payment>> {
    return this.get(customer, `/orders/${id}/payment`)
  }

  pay(customer: Customer, { id }: Pick<Order, 'id'>, payType: PaymentMethod): Promise<Answer<Payment>> {
    const path = `/api/v1/persons/${customer.personId}/orders/${id}/payment`
    return this.post(path, { body: { payType }, customer })
  }

  cancel(customer: Customer, { id }: Pick<Order, 'id'>): Promise<Answer<Order>> {
    return this.post(`/api/v1/persons/${customer.personId}/orders/${id}/cancel`, { customer })
  }

  /** A button of the sandbox's page; gives back where it leads. */
  async press(redirectUrl: string | undefined, outcome: SandboxDecision['outcome']): Promise<string | null> {
    const answer = await fetch(redirectUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    })
    if (answer.status !== 303) throw new Error(`The sandbox answered ${answer.status}`)
    return answer.headers.get('location')
  }

  async order(customer: Customer, { id }: Pick<Order, 'id'>): Promise<Order> {
    return (await this.get<Order>(customer, `/orders/${id}`)).body
  }

  /** As `GET …/orders/{id}` tells it, which asks no provider. What failed meanwhile is tried again at the worker's next look. */
  async untilPayment(customer: Customer, order: Pick<Order, 'id'>, status: Payment['status']): Promise<void> {
    await vi.waitFor(async () => {
      const { payment } = await this.order(customer, order)
      if (payment.status === status) return
      await this.#hurryJobs()
      throw new Error(`The payment is ${payment.status}, not ${status}`)
    }, 20_000)
  }

  /** How long a job waits after a failure is the outbox's own matter. */
  async #hurryJobs(): Promise<void> {
    await transaction(this.server.db, async (trx) => {
      await trx.updateTable('outbox').set({ dueAt: 0 }).where('state', '=', 'waiting').execute()
    })
  }

  /** The attempts of an order, the first one first. */
  attempts({ id }: Pick<Order, 'id'>): Promise<PaymentRow[]> {
    return this.server.db.read
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '=', id)
      .orderBy('attempt')
      .execute()
  }

  async untilAttempts(order: Pick<Order, 'id'>, statuses: readonly Payment['status'][]): Promise<void> {
    await vi.waitFor(async () => {
      const found = (await this.attempts(order)).map(({ status }) => status)
      if (found.join() !== statuses.join()) throw new Error(`The attempts are ${found.join()}`)
    }, 20_000)
  }

  /** What became of the money, step by step. */
  async paymentHistory({ id }: Pick<Order, 'id'>): Promise<string[]> {
    const events = await this.server.db.read
      .selectFrom('orderEvents')
      .selectAll()
      .where('orderId', '=', id)
      .where('type', '=', 'order.payment')
      .orderBy('id')
      .execute()
    return events.map(({ paymentStatus, cause }) => `${paymentStatus} ${cause}`)
  }
}
