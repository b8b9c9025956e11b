import type { Clock } from '#clock.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import { endedFamilyTopic } from '#tokens/ended-families.ts'
import type { AccessClaims } from '#tokens/tokens.ts'

/** Tests and the demonstration may set the clock, so the expiry is polled instead of awaited. */
const lookEveryMs = 1000

/** The right of a stream to go on. */
export interface StreamLease {
  /** Registers the stream to be closed when the lease ends, which may be now. */
  attach(stream: EventStream): void
  release(): void
}

interface HeldLease {
  readonly claims: AccessClaims
  stream?: EventStream
  hasEnded: boolean
}

/**
 * A stream stays open for hours and checks its token once. So it is closed when the token expires or the sign-in
 * ends, or a signed-out person would still get events.
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
      // A change without a key may concern any stream: close all. Clients reconnect and are checked.
      this.#endWhere(({ familyId }) => key === anyKey || familyId === key),
    )
  }

  /** Registered before the sign-in is looked up: a sign-out in between ends the lease. */
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
