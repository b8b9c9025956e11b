import { pathOf } from '@lavash/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { Timer } from '#jobs/timer.ts'
import { type SandboxRow, toSandboxPayment } from '#modules/payments/sandbox-books.ts'
import { makeSandboxCallback } from '#providers/payments/sandbox.ts'

const lookEveryMs = 1000
const maxAtOnce = 20

export interface CourierParts {
  readonly db: Db
  readonly clock: Clock
  readonly report: ReportFault
}

/**
 * Sends the sandbox bank's signed callbacks to the same route as a real bank's. They go through Fastify and not the
 * network: a server behind a proxy may not reach its own public address.
 */
export class SandboxCourier {
  readonly #app: FastifyInstance
  readonly #parts: CourierParts
  readonly #timer: Timer
  readonly #underWay = new Set<Promise<void>>()

  constructor(app: FastifyInstance, parts: CourierParts) {
    this.#app = app
    this.#parts = parts
    const work = (): Promise<void> => this.deliver()
    this.#timer = new Timer(lookEveryMs, 'delivering callbacks of the sandbox', work, parts.report)
  }

  /** Sends all callbacks that are due. Two processes may send the same one, as a real bank may. */
  async deliver(): Promise<void> {
    const { db, clock } = this.#parts
    const due = await db.read
      .selectFrom('sandboxPayments')
      .selectAll()
      .where('callbacksLeft', '>', 0)
      .where('settlesAt', '<=', clock.now())
      .limit(maxAtOnce)
      .execute()
    for (const row of due) {
      for (let left = row.callbacksLeft; left > 0; left--) await this.#bring(row)
    }
  }

  /** Runs in the background: no request waits for it. */
  deliverSoon(): void {
    const delivery = this.deliver()
      .catch((error: unknown) => this.#parts.report(error, 'delivering callbacks of the sandbox'))
      .finally(() => this.#underWay.delete(delivery))
    this.#underWay.add(delivery)
  }

  async stop(): Promise<void> {
    await this.#timer.stop()
    await Promise.all(this.#underWay)
  }

  async #bring(row: SandboxRow): Promise<void> {
    const payment = toSandboxPayment(row, this.#parts.clock.now())
    if (payment.status === 'waiting') return
    const answer = await this.#app.inject({
      method: 'POST',
      url: pathOf('payments.callback', { provider: 'sandbox' }),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(makeSandboxCallback(payment, payment.status)),
    })
    if (answer.statusCode !== 204) throw new Error(`A callback was answered with ${answer.statusCode}`)
    await transaction(this.#parts.db, async (trx) => {
      await trx
        .updateTable('sandboxPayments')
        .set((eb) => ({ callbacksLeft: eb('callbacksLeft', '-', 1) }))
        .where('paymentId', '=', row.paymentId)
        .where('callbacksLeft', '>', 0)
        .execute()
    })
  }
}
