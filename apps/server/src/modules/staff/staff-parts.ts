import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import type { CookieJar } from '#plugins/staff-cookies.ts'
import type { StaffStreams } from '#plugins/staff-streams.ts'
import type { SmsSender } from '#providers/sms/sms-sender.ts'
import type { Serving } from '#serving/serving.ts'
import type { Tokens } from '#tokens/tokens.ts'

export interface StaffParts {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly changes: ChangeFeed
  readonly report: ReportFault
  readonly serving: Serving
  readonly jar: CookieJar
  readonly sms: SmsSender
  readonly tokens: Tokens
  readonly streams: StaffStreams
}
