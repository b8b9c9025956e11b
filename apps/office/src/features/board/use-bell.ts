import { useEffect, useRef } from 'react'
import type { BoardOrderAnswer } from '@lavash/contract/board'
import { listRinging, toWaitingSinceMs } from '#features/board/board-places.ts'
import { play } from '#features/board/bell-sound.ts'

const ringEveryMs = 5000
const louderAfterMs = 60_000

interface Rung {
  readonly orders: readonly BoardOrderAnswer[]
  readonly nowMs: number
  readonly isShiftOpen: boolean
}

/** Rings until somebody acts on the order, on whichever device; louder once it has waited for a minute. */
export function useBell({ orders, nowMs, isShiftOpen }: Rung): { readonly ringingCount: number } {
  const ringing = listRinging(orders, nowMs)
  const isCancelled = ringing.some(({ bell }) => bell === 'cancelled')
  const isNew = ringing.some(({ bell }) => bell === 'new')
  const isLong = ringing.some(({ order }) => nowMs - toWaitingSinceMs(order) > louderAfterMs)
  const sound = isNew ? 'new' : isCancelled ? 'cancelled' : undefined
  const loudness = useRef(0.5)
  useEffect(() => {
    loudness.current = isLong ? 1 : 0.5
  }, [isLong])
  const ringingCount = ringing.length
  useEffect(() => {
    // Another order rings at once and not at the next turn.
    if (sound === undefined || ringingCount === 0 || !isShiftOpen) return undefined
    const ring = () => play(sound, loudness.current)
    ring()
    const timer = setInterval(ring, ringEveryMs)
    return () => clearInterval(timer)
  }, [sound, isShiftOpen, ringingCount])
  return { ringingCount }
}
