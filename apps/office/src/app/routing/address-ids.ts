import { notFound } from '@tanstack/react-router'

function toId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound()
  return Number(text)
}

/** Ids in an address are numbers. Anything else is an address that does not exist. */
export const brandParams = {
  parse: ({ brandId }: { brandId: string }) => ({ brandId: toId(brandId) }),
  stringify: ({ brandId }: { brandId: number }) => ({ brandId: String(brandId) }),
}

export const counterParams = {
  parse: (raw: { brandId: string; restoId: string }) => ({
    brandId: toId(raw.brandId),
    restoId: toId(raw.restoId),
  }),
  stringify: (ids: { brandId: number; restoId: number }) => ({
    brandId: String(ids.brandId),
    restoId: String(ids.restoId),
  }),
}
