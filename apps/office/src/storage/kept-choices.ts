import { guardStorage } from '@lavash/client/guarded-storage.ts'

const storage = guardStorage(() => localStorage)

/** The storefront of the same host has keys of its own, so those of the office have a prefix. */
const keys = { locale: 'office_locale', theme: 'office_theme' } as const

/** What somebody chose on this device. It outlives the visit; a browser that keeps nothing forgets it. */
export function findChoice(name: keyof typeof keys): string | null {
  return storage.read(keys[name])
}

export function keepChoice(name: keyof typeof keys, value: string): void {
  storage.write(keys[name], value)
}
