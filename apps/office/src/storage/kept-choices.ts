import { guardStorage } from '@lavash/client/guarded-storage.ts'

const storage = guardStorage(() => localStorage)

/** The storefront of the same host has keys of its own, so those of the office have a prefix. */
const keys = {
  locale: 'office_locale',
  theme: 'office_theme',
  /** The brand that was open last: the office begins there. */
  brand: 'office_brand',
  /** The venue whose counter was open last, after its brand: '1/11'. */
  resto: 'office_resto',
  /** Somebody signed in here. Without it nobody asks the server who it is: a browser logs each 401 as an error. */
  signedIn: 'office_signed_in',
  /** This browser was paired as the tablet of a counter. */
  paired: 'office_paired',
} as const

/** What somebody chose on this device. It outlives the visit; a browser that keeps nothing forgets it. */
export function findChoice(name: keyof typeof keys): string | null {
  return storage.read(keys[name])
}

export function keepChoice(name: keyof typeof keys, value: string): void {
  storage.write(keys[name], value)
}

export function forgetChoice(name: keyof typeof keys): void {
  storage.remove(keys[name])
}

/** False in a private mode: then a missing choice says nothing. */
export function keepsChoices(): boolean {
  return storage.write('office_probe', '1')
}
