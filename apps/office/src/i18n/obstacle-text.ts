import { toFailureText } from '#i18n/failure-text.ts'
import type { FirstText } from '#i18n/use-text.ts'

/** The shape of what stood in the way; spelled out, since languages do not know the session. */
type ToldObstacle =
  | { kind: 'passkey'; problem: 'cancelled' | 'duplicate' | 'failed' }
  | { kind: 'call'; failure: Parameters<typeof toFailureText>[1] }

export function toObstacleText(t: FirstText, obstacle: ToldObstacle): string {
  return obstacle.kind === 'call' ? toFailureText(t, obstacle.failure) : t(`passkey.${obstacle.problem}`)
}
