import type { AccountCall } from '@lavash/contract/account-paths'
import type { CallAnswer, CallOptions } from '@lavash/client/call-options.ts'
import type { Result } from '@lavash/client/result.ts'
import { accountCall } from '#api/account-call.ts'
import { type PersonOptions, sendAsPerson } from '#session/call-as-person.ts'

/** A call about the signed-in customer's own account. */
export function callForAccount<Name extends AccountCall>(
  name: Name,
  options: PersonOptions<Name>,
): Promise<Result<CallAnswer<Name>>> {
  // The name decides which of the two option types applies, which the compiler does not see in a generic.
  const send = accountCall as unknown as (
    name: Name,
    options: CallOptions<Name>,
  ) => Promise<Result<CallAnswer<Name>>>
  return sendAsPerson<Name>(options, (whole) => send(name, whole))
}
