import type { AnswerOf } from '@lavash/contract/calls'
import type { Failure } from '@lavash/client/result.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#api/call.ts'
import { askPairing, becomeDevice } from '#session/pairing.ts'

type Pairing = AnswerOf<'devices.pairing-start'>

const askEveryMs = 2000

/** Asks for a code once, then whether somebody has confirmed it, until it is confirmed or out of date. */
export function usePairing(onPaired: () => void) {
  const [pairing, setPairing] = useState<Pairing>()
  const [failure, setFailure] = useState<Failure>()
  const [isExpired, setIsExpired] = useState(false)
  const handlePaired = useEffectEvent(onPaired)

  useEffect(() => {
    const leaving = new AbortController()
    const start = async () => {
      const answer = await call('devices.pairing-start', { signal: leaving.signal })
      if (answer.ok) setPairing(answer.value)
      else setFailure(answer.failure)
    }
    start().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [])

  useEffect(() => {
    if (pairing === undefined || isExpired) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const state = await askPairing(pairing.pairingId, pairing.secret)
      if (isOver) return
      if (state === 'waiting') timer = setTimeout(() => void ask(), askEveryMs)
      else if (state === 'expired') setIsExpired(true)
      else {
        await becomeDevice()
        handlePaired()
      }
    }
    timer = setTimeout(() => void ask(), askEveryMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pairing, isExpired])

  return { pairing, failure, isExpired }
}
