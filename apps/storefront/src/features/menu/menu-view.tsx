import { Suspense } from 'react'
import { MenuBar } from '#features/menu/menu-bar.tsx'
import { MenuSections } from '#features/menu/menu-sections.tsx'
import { MenuSkeleton } from '#features/menu/menu-skeleton.tsx'
import { useResto } from '#order/chosen-venue.ts'
import { useMenuSections } from '#order/menu-queries.ts'

/** One menu with its bar: a phone's menu page, and the lower part of a desktop's home. */
export function MenuView({ menuId }: { menuId: number }) {
  return (
    <Suspense fallback={<MenuSkeleton />}>
      <LoadedMenu menuId={menuId} />
    </Suspense>
  )
}

function LoadedMenu({ menuId }: { menuId: number }) {
  const sections = useMenuSections(menuId)
  const { currency } = useResto()
  return (
    <>
      <MenuBar menuId={menuId} />
      <MenuSections sections={sections} currency={currency} />
    </>
  )
}
