import type { StaffMe } from '@lavash/contract/staff'
import { linkOptions } from '@tanstack/react-router'
import { CircleUserRound, Tablet } from 'lucide-react'

/** Where one can go. What somebody may not see is not in the list. */
export function listSections(_me: StaffMe, brandId: number) {
  const params = { brandId }
  return [
    {
      id: 'account' as const,
      icon: <CircleUserRound />,
      link: linkOptions({ to: '/$brandId/account', params }),
    },
    {
      id: 'counter' as const,
      icon: <Tablet />,
      link: linkOptions({ to: '/$brandId/counter', params }),
      isLast: true,
    },
  ]
}
