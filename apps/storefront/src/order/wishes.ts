import type { OrderWishes } from '@lavash/rulebook/order/order-wishes'
import { personCountMax } from '@lavash/rulebook/site/limits'
import { create } from 'zustand'
import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'

const name = 'order_wishes'

/** K-11: of the order that is being filled in. Kept for the visit, because the stored keys are fixed (B-07). */
const useKept = create<{ wishes: OrderWishes | undefined }>(() => ({ wishes: undefined }))

export function useWishes(): OrderWishes {
  return useKept(({ wishes }) => wishes ?? getFirst())
}

export function getWishes(): OrderWishes {
  return useKept.getState().wishes ?? getFirst()
}

export function setWishes(changes: OrderWishes): void {
  keep({ ...getWishes(), ...changes })
}

/** The next order has its own. */
export function forgetWishes(): void {
  keep({})
}

function keep(wishes: OrderWishes): void {
  setVisitValue(name, wishes)
  useKept.setState({ wishes })
}

let first: OrderWishes | undefined

/** Read when they are asked for, because a test of this layer has no session storage. */
function getFirst(): OrderWishes {
  return (first ??= readWishes())
}

/** Another version of the page may have written it. */
function readWishes(): OrderWishes {
  const raw = findVisitValue(name)
  if (typeof raw !== 'object' || raw === null) return {}
  const { cutlery, changeFrom, leaveAtDoor, doNotCall } = raw as Record<string, unknown>
  return {
    ...(isCount(cutlery) && cutlery <= personCountMax && { cutlery }),
    ...(isCount(changeFrom) && { changeFrom }),
    leaveAtDoor: leaveAtDoor === true,
    doNotCall: doNotCall === true,
  }
}

function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
}
