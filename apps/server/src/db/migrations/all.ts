import { changes } from '#db/migrations/0001-changes.ts'
import { catalogue } from '#db/migrations/0002-catalogue.ts'
import { venuesAndOffers } from '#db/migrations/0003-venues-and-offers.ts'
import { personsAndSignIn } from '#db/migrations/0004-persons-and-sign-in.ts'
import { orders } from '#db/migrations/0005-orders.ts'
import { maps } from '#db/migrations/0006-maps.ts'
import { payments } from '#db/migrations/0007-payments.ts'
import { photoColours } from '#db/migrations/0008-photo-colours.ts'
import { unpaidOrders } from '#db/migrations/0009-unpaid-orders.ts'
import { refusedRefunds } from '#db/migrations/0010-refused-refunds.ts'
import { stops } from '#db/migrations/0011-stops.ts'
import { discountKinds } from '#db/migrations/0012-discount-kinds.ts'
import { boundedReads } from '#db/migrations/0013-bounded-reads.ts'
import type { Migration } from '#db/migrations/migration.ts'

/** In the order they are applied. A released one is never edited: the next one mends it. */
export const migrations: readonly Migration[] = [
  changes,
  catalogue,
  venuesAndOffers,
  personsAndSignIn,
  orders,
  maps,
  payments,
  photoColours,
  unpaidOrders,
  refusedRefunds,
  stops,
  discountKinds,
  boundedReads,
]
