import type { StaffMe } from '@lavash/contract/staff'
import { linkOptions } from '@tanstack/react-router'
import { CircleUserRound, Tablet, UsersRound } from 'lucide-react'
import { mayInBrand } from '#session/brands.ts'

/** Where one can go. What somebody may not see is not in the list. */
export function listSections(me: StaffMe, brandId: number) {
  const params = { brandId }
  return [
    ...(mayInBrand(me, 'MANAGER', brandId)
      ? [
          {
            id: 'team' as const,
            icon: <UsersRound />,
            link: linkOptions({ to: '/$brandId/team', params }),
          },
        ]
      : []),
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
