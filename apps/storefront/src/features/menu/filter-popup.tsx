import type { Position } from '@lavash/contract/menus'
import { allergenCodes } from '@lavash/rulebook/menu/allergens'
import { fitsFilter, isFiltering } from '@lavash/rulebook/menu/dish-filter'
import { chooseFilter, resetFilter, useMenuFilter } from '#features/menu/menu-filter.ts'
import { isWishTag } from '#features/menu/wish-tag.ts'
import { useText } from '#i18n/use-text.ts'
import { useAllPositions } from '#order/all-positions.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Chip } from '@lavash/ui/chip.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import styles from './filter-popup.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** M-12: tags to see alone, and allergens to see no dish with. Each press filters at once. */
export function FilterPopup({ isOpen, onClose }: Props) {
  const t = useText()
  const positions = useAllPositions()
  const filter = useMenuFilter()
  const { tags, allergens } = filter
  const declared = new Set(positions.flatMap((position) => position.allergens ?? []))
  const offered = allergenCodes.filter((code) => declared.has(code) || allergens.includes(code))
  const count = positions.filter((position) => fitsFilter(position, filter)).length
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('filter.title')}>
      <div className={styles.content}>
        <Choices
          title={t('filter.tags')}
          options={toWishes(positions)}
          chosen={tags}
          onChoose={(next) => chooseFilter({ ...filter, tags: next })}
        />
        <Choices
          title={t('filter.allergens')}
          options={offered.map((code) => ({ code, name: t(`allergen.${code}`) }))}
          chosen={allergens}
          onChoose={(next) => chooseFilter({ ...filter, allergens: next })}
        />
        {offered.length > 0 && <p className={styles.note}>{t('filter.note')}</p>}
        <Button isWide onClick={onClose}>
          {t('filter.show', { count })}
        </Button>
        {isFiltering(filter) && (
          <Button isWide variant="quiet" onClick={resetFilter}>
            {t('filter.reset')}
          </Button>
        )}
      </div>
    </Popup>
  )
}

interface Option {
  readonly code: string
  readonly name: string
}

/** Each tag of the menu once, in the order of its first dish. */
function toWishes(positions: readonly Position[]): Option[] {
  const wishes = positions.flatMap((position) => position.tags).filter(isWishTag)
  return [...new Map(wishes.map((tag) => [tag.code, tag])).values()]
}

interface ChoicesProps {
  title: string
  options: readonly Option[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

function Choices({ title, options, chosen, onChoose }: ChoicesProps) {
  if (options.length === 0) return null
  const toggle = (code: string) =>
    onChoose(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.chips}>
        {options.map(({ code, name }) => (
          <li key={code}>
            <Chip isChosen={chosen.includes(code)} onClick={() => toggle(code)}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
