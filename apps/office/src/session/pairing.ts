import { askQuery } from '@lavash/client/ask-query.ts'
import { call } from '#api/call.ts'
import { deviceQuery } from '#api/device.ts'
import { queryClient } from '#api/query-client.ts'
import { forgetChoice, keepChoice } from '#storage/kept-choices.ts'

/** The server has set the device's cookie. */
export async function becomeDevice(): Promise<void> {
  keepChoice('paired', '1')
  await askQuery(queryClient, { ...deviceQuery, staleTime: 0 })
}

export function forgetDevice(): void {
  forgetChoice('paired')
  queryClient.setQueryData(deviceQuery.queryKey, null)
}

export type PairingState = 'waiting' | 'paired' | 'expired'

/** A lost network is waited out: the code stays on the screen. */
export async function askPairing(pairingId: string, secret: string): Promise<PairingState> {
  const answer = await call('devices.pairing', { params: { pairingId }, body: { secret } })
  if (answer.ok) return answer.value.state
  return answer.failure.status === 404 ? 'expired' : 'waiting'
}
