import type { Result } from '@lavash/client/result.ts'
import type { StaffMe, StaffWays } from '@lavash/contract/staff'
import { call } from '#api/call.ts'
import { enter } from '#session/enter.ts'

export async function signInDemo(role: StaffWays['demo'][number]): Promise<Result<StaffMe>> {
  const answer = await call('staff.demo', { body: { role } })
  if (answer.ok) enter(answer.value)
  return answer
}
