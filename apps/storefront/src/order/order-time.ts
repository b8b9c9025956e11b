import { useNow } from '#api/use-now.ts'
import { useStored } from '#storage/stored-values.ts'

/** The time that dishes are wanted for: the chosen one, otherwise now. A chosen time that has passed is no wish any more. */
export function useOrderTime(): number {
  const nowMs = useNow()
  const preOrderAt = useStored('order_pre_order_at')
  return Math.max(nowMs, preOrderAt === null ? 0 : Date.parse(preOrderAt))
}
