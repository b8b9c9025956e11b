import type { StaffMe } from '@lavash/contract/staff'
import { createContext, use } from 'react'

const MeContext = createContext<StaffMe | undefined>(undefined)

export const MeProvider = MeContext.Provider

/** Who is signed in. The layouts show nothing of a screen while nobody is. */
export function useMe(): StaffMe {
  const me = use(MeContext)
  if (me === undefined) throw new Error('MeProvider is missing above this component')
  return me
}
