import type { AvailabilityTables } from '#db/tables/availability.ts'
import type { CatalogueTables } from '#db/tables/catalogue.ts'
import type { ChangeTables } from '#db/tables/changes.ts'
import type { GeoTables } from '#db/tables/geo.ts'
import type { MigrationTables } from '#db/tables/migrations.ts'
import type { OrderTables } from '#db/tables/orders.ts'
import type { OutboxTables } from '#db/tables/outbox.ts'
import type { PaymentTables } from '#db/tables/payments.ts'
import type { PersonTables } from '#db/tables/persons.ts'
import type { PhotoTables } from '#db/tables/photos.ts'
import type { SignInTables } from '#db/tables/sign-in.ts'
import type { StaffTables } from '#db/tables/staff.ts'

/** Every table of the product. Each module has a file in src/db/tables/. */
export interface Tables
  extends
    MigrationTables,
    ChangeTables,
    CatalogueTables,
    AvailabilityTables,
    PhotoTables,
    GeoTables,
    PersonTables,
    SignInTables,
    OrderTables,
    OutboxTables,
    PaymentTables,
    StaffTables {}
