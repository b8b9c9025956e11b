import type { Clock } from '#clock.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import { endedFamilyTopic } from '#tokens/ended-families.ts'
import type { AccessClaims } from '#tokens/tokens.ts'

/** The product's clock may be set, so the time is looked at instead of waited for. */
const lookEveryMs = 1000

/** A stream's right to go on. */
export interface StreamLease {
  /** Closes the stream when the lease ends; at once where it has ended already. */
  attach(stream: EventStream): void
  release(): void
}

interface HeldLease {
  readonly claims: AccessClaims
  stream?: EventStream
  hasEnded: boolean
}

/**
 * A stream stays open for hours, and its token is checked once, at the beginning. So a stream ends when its token expires
 * and when its sign-in ends: whoever signed out, or was signed out, hears nothing more.
 */
export class PersonalStreams {
  readonly #leases = new Set<HeldLease>()
  readonly #clock: Clock
  readonly #looking: NodeJS.Timeout
  readonly #unsubscribe: () => void

  constructor({ clock, changes }: { readonly clock: Clock; readonly changes: ChangeFeed }) {
    this.#clock = clock
    this.#looking = setInterval(
      () => this.#endWhere(({ expiresAt }) => expiresAt <= this.#clock.now()),
      lookEveryMs,
    )
    this.#looking.unref()
    this.#unsubscribe = changes.subscribe(endedFamilyTopic, ({ key }) =>
      // Without a key anybody may be meant: they come back and are checked.
      this.#endWhere(({ familyId }) => key === anyKey || familyId === key),
    )
  }

  /** Begin before the sign-in is looked up: one that ends meanwhile ends the lease. */
  begin(claims: AccessClaims): StreamLease {
    const lease: HeldLease = { claims, hasEnded: false }
    this.#leases.add(lease)
    return {
      attach: (stream) => {
        lease.stream = stream
        if (lease.hasEnded) stream.close()
      },
      release: () => void this.#leases.delete(lease),
    }
  }

  close(): void {
    clearInterval(this.#looking)
    this.#unsubscribe()
  }

  #endWhere(isMeant: (claims: AccessClaims) => boolean): void {
    for (const lease of this.#leases) {
      if (!isMeant(lease.claims)) continue
      this.#leases.delete(lease)
      lease.hasEnded = true
      lease.stream?.close()
    }
  }
}
