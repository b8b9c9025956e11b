import { changes } from '#db/migrations/0001-changes.ts'
import { catalogue } from '#db/migrations/0002-catalogue.ts'
import { personsAndSignIn } from '#db/migrations/0003-persons-and-sign-in.ts'
import { orders } from '#db/migrations/0004-orders.ts'
import { maps } from '#db/migrations/0005-maps.ts'
import { payments } from '#db/migrations/0006-payments.ts'
import { staff } from '#db/migrations/0007-staff.ts'
import { board } from '#db/migrations/0008-board.ts'
import { savedPlaces } from '#db/migrations/0009-saved-places.ts'
import { deletedAccounts } from '#db/migrations/0010-deleted-accounts.ts'
import { orderWishes } from '#db/migrations/0011-order-wishes.ts'
import { orderRatings } from '#db/migrations/0012-order-ratings.ts'
import type { Migration } from '#db/migrations/migration.ts'

/** In the order of application. Never edit a released migration: add another one. */
export const migrations: readonly Migration[] = [
  changes,
  catalogue,
  personsAndSignIn,
  orders,
  maps,
  payments,
  staff,
  board,
  savedPlaces,
  deletedAccounts,
  orderWishes,
  orderRatings,
]
