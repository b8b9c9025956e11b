import { decidePinTry } from '@lavash/rulebook/account/staff-pin'
import type { StaffMe } from '@lavash/contract/staff'
import { refuse, type Refusal } from '#errors.ts'
import { dropAttempts, lockAttempts, putAttempts } from '#modules/staff/attempts.ts'
import { listPinPeople } from '#modules/staff/devices/device-rows.ts'
import { isPinOf } from '#modules/staff/devices/pin-hash.ts'
import { type Exchange, signSomebodyIn } from '#modules/staff/sign-somebody-in.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import type { PairedDevice } from '#staff/paired-device.ts'
import { recordInStaffLog } from '#staff/staff-log.ts'

/** A person without a PIN costs the same time as one with a PIN, so timing does not tell them apart. */
const nobodysHash = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/**
 * ST-09: the PIN identifies the person at the counter. The database counts wrong PINs for this person on this device.
 */
export async function unlockDevice(
  parts: StaffParts,
  to: Exchange,
  device: PairedDevice,
  { personId, pin }: { readonly personId: string; readonly pin: string },
): Promise<StaffMe | Refusal> {
  const people = await listPinPeople(parts.db.read, device)
  const person = people.find(({ id }) => id === personId)
  // Hash before the transaction: it takes a tenth of a second, and every write of the product would wait.
  const isRight = (await isPinOf(pin, person?.hash ?? nobodysHash)) && person !== undefined
  const key = `pin ${device.id} ${personId}`
  return signSomebodyIn(parts, to, async (trx, nowMs) => {
    const decision = decidePinTry(await lockAttempts(trx, key, nowMs), isRight, nowMs)
    if (decision.outcome === 'right') {
      await dropAttempts(trx, key)
      return { personId, way: 'pin', deviceId: device.id }
    }
    await putAttempts(trx, key, decision, nowMs)
    if (decision.outcome === 'wrong') {
      const { attemptsLeft } = decision
      return refuse('staff.pin-wrong', { attemptsLeft, params: { attemptsLeft } })
    }
    await recordInStaffLog(trx, {
      atMs: nowMs,
      by: { kind: 'device', deviceId: device.id },
      brandId: device.brandId,
      restoId: device.restoId,
      kind: 'device.pin-locked',
      subject: person === undefined ? null : personId,
    })
    return refuse('staff.too-many-attempts', { retryAfterSeconds: decision.retryAfterSeconds })
  })
}
