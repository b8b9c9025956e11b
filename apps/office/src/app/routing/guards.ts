import { askQuery } from '@lavash/client/ask-query.ts'
import type { OwnDevice } from '@lavash/contract/devices'
import type { StaffMe } from '@lavash/contract/staff'
import { notFound, redirect } from '@tanstack/react-router'
import { deviceQuery } from '#api/device.ts'
import { meQuery } from '#api/me.ts'
import { queryClient } from '#api/query-client.ts'
import { findOnlyResto, listBrands, mayAtResto, mayForBrand, mayInBrand } from '#session/brands.ts'
import { findChoice, keepChoice } from '#storage/kept-choices.ts'

function readMe(): Promise<StaffMe | null> {
  return askQuery(queryClient, { ...meQuery, staleTime: 'static' })
}

function readDevice(): Promise<OwnDevice | null> {
  return askQuery(queryClient, { ...deviceQuery, staleTime: 'static' })
}

/** This guard asks a stranger to sign in, and leads back to the same address. */
export async function requireMe(address: string): Promise<StaffMe> {
  const me = await readMe()
  if (me === null) throw redirect({ to: '/sign-in', search: { to: address } })
  return me
}

/** A tablet begins at its counter; a person in the brand that was open last, or the only one. */
export async function goToStart(): Promise<never> {
  const device = await readDevice()
  if (device !== null) throw toCounter(device)
  const me = await readMe()
  if (me === null) throw redirect({ to: '/sign-in' })
  const brands = listBrands(me)
  const brand = brands.find(({ id }) => String(id) === findChoice('brand')) ?? brands[0]
  if (brand === undefined || (brands.length > 1 && findChoice('brand') === null))
    throw redirect({ to: '/start' })
  throw redirect({ to: '/$brandId', params: { brandId: brand.id } })
}

/** A brand where somebody has no role is the same as one that does not exist. */
export async function requireBrand(address: string, brandId: number): Promise<StaffMe> {
  const me = await requireMe(address)
  // A PIN opens the counter of its tablet, and nothing else.
  if (me.device !== null) throw toCounter(me.device)
  if (!mayInBrand(me, 'COUNTER', brandId)) throw notFound({ data: 'brand' })
  keepChoice('brand', String(brandId))
  return me
}

/** A person who only works at a counter begins at the one that was open last, everybody else in the office. */
export async function goToBrandStart(me: StaffMe, brandId: number): Promise<never> {
  if (mayInBrand(me, 'MANAGER', brandId)) throw redirect({ to: '/$brandId/team', params: { brandId } })
  const [ofBrand, restoId = 0] = (findChoice('resto') ?? '').split('/').map(Number)
  // Without a kept choice `restoId` is 0, and somebody who may work at all venues would be sent there.
  if (ofBrand === brandId && restoId > 0 && mayAtResto(me, 'COUNTER', brandId, restoId))
    throw toCounter({ brandId, restoId })
  throw redirect({ to: '/$brandId/counter', params: { brandId } })
}

/** One venue needs no choice. */
export function goToOnlyCounter(me: StaffMe, brandId: number): void {
  const restoId = findOnlyResto(me, brandId)
  if (restoId !== undefined)
    throw redirect({ to: '/$brandId/counter/$restoId', params: { brandId, restoId } })
}

export async function leaveSignIn(to: string | undefined): Promise<void> {
  if ((await readMe()) === null) return
  if (to !== undefined) throw redirect({ href: to })
  await goToStart()
}

function toCounter({ brandId, restoId }: { readonly brandId: number; readonly restoId: number }) {
  return redirect({ to: '/$brandId/counter/$restoId', params: { brandId, restoId } })
}

/** A tablet shows the counter of its own venue, locked or not. Anybody else needs a role at the venue. */
export async function requireCounter(address: string, brandId: number, restoId: number): Promise<void> {
  const device = await readDevice()
  if (device !== null) {
    if (device.brandId !== brandId || device.restoId !== restoId) throw toCounter(device)
    return
  }
  const me = await requireMe(address)
  if (!mayAtResto(me, 'COUNTER', brandId, restoId)) throw notFound({ data: 'brand' })
  keepChoice('resto', `${brandId}/${restoId}`)
}

/** Team and tablets are read by managers. */
export function requireManager(me: StaffMe, brandId: number): void {
  if (!mayInBrand(me, 'MANAGER', brandId)) throw notFound({ data: 'brand' })
}

/** The log is of no single venue. */
export function requireBrandManager(me: StaffMe, brandId: number): void {
  if (!mayForBrand(me, 'MANAGER', brandId)) throw notFound({ data: 'brand' })
}
