import { type ReactNode, Suspense } from 'react'
import { MenuBar } from '#features/menu/menu-bar.tsx'
import { MenuSections } from '#features/menu/menu-sections.tsx'
import { MenuSkeleton } from '#features/menu/menu-skeleton.tsx'
import { useShownSections } from '#features/menu/menu-filter.ts'
import { withLaterTexts } from '#i18n/load-messages.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useMenuSections } from '#order/menu-queries.ts'
import { extra } from '@lavash/ui/extra.tsx'

const NoMatch = extra(async () => (await withLaterTexts(import('#features/menu/no-match.tsx'))).NoMatch)

interface Props {
  menuId: number
  /** The button of the order's place, for the bar that stays. */
  place?: ReactNode
}

/** One menu with its bar: a phone's menu page, and the lower part of a desktop's home. */
export function MenuView(props: Props) {
  return (
    <Suspense fallback={<MenuSkeleton />}>
      <LoadedMenu {...props} />
    </Suspense>
  )
}

function LoadedMenu({ menuId, place }: Props) {
  const isEmpty = useMenuSections(menuId).length === 0
  const sections = useShownSections(menuId)
  const { currency } = useResto()
  return (
    <>
      <MenuBar menuId={menuId} place={place} />
      {sections.length === 0 && !isEmpty ? (
        <NoMatch />
      ) : (
        <MenuSections sections={sections} currency={currency} />
      )}
    </>
  )
}
