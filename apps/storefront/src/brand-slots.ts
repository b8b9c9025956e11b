import type { ComponentType, ReactNode } from 'react'

/** What a brand's own boot-loader.tsx arranges: it decides where things stand, never what they do. */
export interface BootLoaderSlots {
  logo: ReactNode
  name: string
  tagline: string
  languageSwitch: ReactNode
  /** The choice of city and venue; cannot be dismissed. */
  location: ReactNode
}

export interface AppBarProps {
  /** Logo and name, usually a link home. */
  brand: ReactNode
  /** Language, person; on a desktop also the cart. */
  actions: ReactNode
  /** Where the order goes; on a phone the page shows it itself. */
  place?: ReactNode
  /** Links of the second row, desktop only. */
  navigation?: ReactNode
  /** At the end of the second row, desktop only. */
  search?: ReactNode
}

/** What a brand's own layout.tsx arranges. */
export interface LayoutSlots {
  /** The storefront's own two rows at the top, for a layout that only wants other things in them. */
  AppBar: ComponentType<AppBarProps>
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
