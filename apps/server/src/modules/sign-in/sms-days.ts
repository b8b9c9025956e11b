import type { SmsSendCounters } from '@lavash/rulebook/account/sms-limits'
import type { Trx } from '#db/db.ts'
import { giveBackSms, lockSmsDay, putSmsDay } from '#modules/sign-in/phone-codes.ts'
import { findNetworkKey, toCallerKey } from '#plugins/caller-key.ts'

type SmsDays = Pick<SmsSendCounters, 'phoneDay' | 'ipDay' | 'networkDay' | 'brandDay' | 'totalDay'>

/** The counters of one message: its phone, its sender, its brand and all messages together. */
export type SmsDayKeys = { readonly [Name in keyof Required<SmsDays>]: string | undefined }

export function toSmsDayKeys(message: { phone: string; ip: string; brand: string | undefined }): SmsDayKeys {
  const { phone, ip, brand = '' } = message
  const network = findNetworkKey(ip)
  return {
    phoneDay: `phone:${phone}`,
    ipDay: `caller:${toCallerKey(ip)}`,
    networkDay: network === undefined ? undefined : `network:${network}`,
    brandDay: `brand:${brand}`,
    totalDay: 'all',
  }
}

/** Locks the rarest row first and the shared row last, always in this order, so that two requests cannot deadlock. */
export async function lockSmsDays(trx: Trx, keys: SmsDayKeys, nowMs: number): Promise<SmsDays> {
  const lock = (key: string | undefined) => lockSmsDay(trx, key ?? '', nowMs)
  return {
    phoneDay: await lock(keys.phoneDay),
    ipDay: await lock(keys.ipDay),
    networkDay: keys.networkDay === undefined ? undefined : await lock(keys.networkDay),
    brandDay: await lock(keys.brandDay),
    totalDay: await lock(keys.totalDay),
  }
}

export async function countSms(trx: Trx, keys: SmsDayKeys, days: SmsDays): Promise<void> {
  for (const [name, key] of listKeys(keys)) {
    const day = days[name]
    if (day !== undefined) await putSmsDay(trx, key, { ...day, sent: day.sent + 1 })
  }
}

/** The gateway refused the message, so it costs nothing. */
export async function uncountSms(trx: Trx, keys: SmsDayKeys): Promise<void> {
  await giveBackSms(
    trx,
    listKeys(keys).map(([, key]) => key),
  )
}

function listKeys(keys: SmsDayKeys): [keyof SmsDays, string][] {
  const names = ['phoneDay', 'ipDay', 'networkDay', 'brandDay', 'totalDay'] as const
  return names.flatMap((name) => {
    const key = keys[name]
    return key === undefined ? [] : [[name, key] as [keyof SmsDays, string]]
  })
}
