import { call } from '#api/call.ts'
import { enter } from '#session/enter.ts'
import { type Outcome, toOutcome } from '#session/outcome.ts'
import { forgetSession } from '#session/session-end.ts'

export async function unlock(personId: string, pin: string): Promise<Outcome> {
  const answer = await call('devices.unlock', { body: { personId, pin } })
  if (!answer.ok) return toOutcome(answer)
  enter(answer.value)
  return { ok: true, value: undefined }
}

/** Whoever leaves the counter hands it to the next by name. */
export async function lock(): Promise<Outcome> {
  const answer = await call('devices.lock')
  const isOver = answer.ok || answer.failure.status === 401
  if (!isOver) return toOutcome(answer)
  forgetSession(true)
  return { ok: true, value: undefined }
}
