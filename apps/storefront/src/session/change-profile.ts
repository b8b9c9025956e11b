import type { ProfileBody } from '@lavash/contract/account'
import type { Person } from '@lavash/contract/persons'
import type { Result } from '@lavash/client/result.ts'
import { callForAccount } from '#session/call-for-account.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

/** S-10. The form of the next order says the same at once: it is filled in from the profile only where it is empty. */
export async function changeProfile(body: ProfileBody): Promise<Result<Person>> {
  const answer = await callForAccount('account.change', { body })
  if (answer.ok) {
    setStored({
      person_profile: answer.value,
      order_person: { ...getStored('order_person'), name: body.name.trim(), email: body.email.trim() },
    })
  }
  return answer
}
