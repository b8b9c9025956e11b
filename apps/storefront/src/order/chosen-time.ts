import { useNow } from '#api/use-now.ts'
import { useStored } from '#storage/stored-values.ts'

/** The time that the order is for; undefined for as soon as possible, and when it has passed. */
export function useChosenTime(): number | undefined {
  const nowMs = useNow()
  const chosen = useStored('order_pre_order_at')
  const atMs = chosen === null ? 0 : Date.parse(chosen)
  return atMs > nowMs ? atMs : undefined
}
