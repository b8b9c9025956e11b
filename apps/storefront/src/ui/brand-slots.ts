import type { ReactNode } from 'react'

/** What a brand's own boot-loader.tsx arranges: it decides where things stand, never what they do. */
export interface BootLoaderSlots {
  logo: ReactNode
  name: string
  tagline: string
  languageSwitch: ReactNode
  /** The choice of city and venue; cannot be dismissed. */
  location: ReactNode
}

/** What a brand's own layout.tsx arranges. */
export interface LayoutSlots {
  /** Logo and name, a link home. */
  brand: ReactNode
  place: ReactNode
  status: ReactNode
  languageSwitch: ReactNode
  person: ReactNode
  cart: ReactNode
  /** Opens the search; as wide as its place. */
  search: ReactNode
  /** Links to the sections. */
  navigation: ReactNode
  footer: ReactNode
  children: ReactNode
}
