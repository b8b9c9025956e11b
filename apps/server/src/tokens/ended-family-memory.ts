import { accessTokenMinutes } from '@lavash/rulebook/site/limits'
import type { Clock } from '#clock.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { endedFamilyTopic } from '#tokens/ended-families.ts'

const lifetimeMs = accessTokenMinutes * 60_000

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: ChangeFeed
  readonly report: ReportFault
}

/**
 * Sign-ins that ended while an access token of theirs may still be out. They are in memory, because every personal call
 * asks. Without them a signed-out device, or a deleted account, would be let in for 15 more minutes.
 */
export class EndedFamilyMemory {
  readonly #parts: Parts
  /** By family, the moment from which no access token of it is good anyway. */
  readonly #forgetAt = new Map<string, number>()
  readonly #unsubscribe: () => void

  private constructor(parts: Parts) {
    this.#parts = parts
    this.#unsubscribe = parts.changes.subscribe(endedFamilyTopic, ({ key }) => {
      if (key !== anyKey) return this.#add(key)
      this.#read().catch((error: unknown) => parts.report(error, 'reading which sign-ins have ended'))
    })
  }

  static async start(parts: Parts): Promise<EndedFamilyMemory> {
    // Subscribed before the first reading: what ends meanwhile must not be missed.
    const memory = new EndedFamilyMemory(parts)
    await memory.#read()
    return memory
  }

  has(familyId: string): boolean {
    return this.#forgetAt.has(familyId)
  }

  close(): void {
    this.#unsubscribe()
  }

  #add(familyId: string): void {
    const now = this.#parts.clock.now()
    for (const [id, forgetAt] of this.#forgetAt) if (forgetAt <= now) this.#forgetAt.delete(id)
    this.#forgetAt.set(familyId, now + lifetimeMs)
  }

  async #read(): Promise<void> {
    const { db, clock } = this.#parts
    const rows = await db.read
      .selectFrom('tokenFamilies')
      .select('id')
      .where('endedAt', '>', clock.now() - lifetimeMs)
      .execute()
    for (const { id } of rows) this.#add(id)
  }
}
