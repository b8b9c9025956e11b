import { pinMaxLength } from '@lavash/rulebook/site/limits'
import { useState } from 'react'
import type { Rest } from '#features/lock/use-seconds-left.ts'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { unlock } from '#session/counter.ts'
import type { Obstacle } from '#session/outcome.ts'

/** How long the PIN rests after too many wrong tries, as the server says it. */
function findRestSeconds(obstacle: Obstacle): number | undefined {
  if (obstacle.kind === 'passkey' || obstacle.failure.code !== 'staff.too-many-attempts') return undefined
  const seconds = obstacle.failure.item?.['retryAfterSeconds']
  return typeof seconds === 'number' ? seconds : undefined
}

/** Who is chosen, what is typed, and for how long this person has to wait. */
export function useUnlock() {
  const t = useText()
  const [personId, setPersonId] = useState<string>()
  const [pin, setPin] = useState('')
  const [rests, setRests] = useState<Readonly<Record<string, Rest>>>({})
  const { isBusy, problem, run } = useTask()

  const attempt = (whole: string) =>
    run(async () => {
      if (personId === undefined) return t('counter.choose')
      const outcome = await unlock(personId, whole)
      if (outcome.ok) return undefined
      setPin('')
      const seconds = findRestSeconds(outcome.obstacle)
      if (seconds !== undefined) {
        const rest = { untilMs: performance.now() + seconds * 1000, seconds }
        setRests((before) => ({ ...before, [personId]: rest }))
      }
      return toObstacleText(t, outcome.obstacle)
    })

  return {
    personId,
    pin,
    isBusy,
    problem,
    rest: personId === undefined ? undefined : rests[personId],
    choose: (id: string) => {
      setPersonId(id)
      setPin('')
    },
    type: (typed: string) => {
      setPin(typed)
      if (typed.length === pinMaxLength) void attempt(typed)
    },
    enter: () => void attempt(pin),
  }
}
