import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMenuFilter } from '#features/menu/menu-filter.ts'
import { withLaterTexts } from '#i18n/load-messages.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { later } from '@lavash/ui/later.tsx'

const FilterPopup = later(
  async () => (await withLaterTexts(import('#features/menu/filter-popup.tsx'))).FilterPopup,
)

/** M-12: the first chip of the menu's bar. It counts what is chosen, so that no dish is missing without a sign. */
export function FilterButton() {
  const t = useText()
  const [isOpen, setIsOpen] = useState<boolean>()
  const { tags, allergens } = useMenuFilter()
  const count = tags.length + allergens.length
  return (
    <>
      <Chip
        {...(count > 0 && { isChosen: true })}
        icon={<SlidersHorizontal />}
        aria-label={count === 0 ? t('filter.title') : t('filter.chosen', { count })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count === 0 ? '' : count}
      </Chip>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <FilterPopup isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
