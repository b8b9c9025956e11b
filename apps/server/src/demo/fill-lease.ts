import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

const leaseMs = 20_000
const renewEveryMs = 5000
const lookEveryMs = 200

export async function hasBrands(db: Db): Promise<boolean> {
  return (await db.read.selectFrom('brands').select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Lets one process of the database fill it while the others wait for it. A lease and not a lock: preparing
 * takes longer than a transaction may, and a process that dies must not stop the next one.
 */
export async function fillOnce(db: Db, fill: () => Promise<void>, onWait: () => void): Promise<void> {
  const holder = randomUUID()
  let hasWaited = false
  while (!(await hasBrands(db))) {
    if (await takeLease(db, holder)) {
      await keepLease(db, holder, fill)
      return
    }
    if (!hasWaited) onWait()
    hasWaited = true
    await sleep(lookEveryMs)
  }
}

async function keepLease(db: Db, holder: string, fill: () => Promise<void>): Promise<void> {
  let renewal: Promise<unknown> = Promise.resolve()
  const renewing = setInterval(() => {
    renewal = takeLease(db, holder)
    // Told below, when the filling is over: a database that fails here fails there as well.
    renewal.catch(() => undefined)
  }, renewEveryMs)
  try {
    await fill()
  } finally {
    clearInterval(renewing)
    await renewal
    await transaction(db, (trx) =>
      trx
        .updateTable('catalogueLock')
        .set({ filledBy: null, filledUntil: null })
        .where('filledBy', '=', holder)
        .execute(),
    )
  }
}

/** The machine's time: it only tells a living process from a dead one. */
async function takeLease(db: Db, holder: string): Promise<boolean> {
  const now = Date.now()
  return transaction(db, async (trx) => {
    const taken = await trx
      .updateTable('catalogueLock')
      .set({ filledBy: holder, filledUntil: now + leaseMs })
      .where((eb) =>
        eb.or([eb('filledUntil', 'is', null), eb('filledUntil', '<', now), eb('filledBy', '=', holder)]),
      )
      .returning('id')
      .executeTakeFirst()
    return taken !== undefined
  })
}
