import type { Position } from '@lavash/contract/menus'
import { type AllergenCode, allergenCodes } from '@lavash/rulebook/menu/allergens'
import { hasExtendedCooking } from '@lavash/rulebook/menu/positions'
import { ChefHat } from 'lucide-react'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText, type Text } from '#i18n/use-text.ts'
import { Badge } from '@lavash/ui/badge.tsx'
import styles from './position-detail.module.css'

/** Facts about the dish: weight, energy, allergens, cooking time. */
export function PositionDetailFacts({ position }: { position: Position }) {
  const t = useText()
  const format = useFormat()
  const { description, measure, energy, allergens = [] } = position
  return (
    <>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        <Badge>{t(`measure.${measure.unit}`, { value: format.number(measure.value) })}</Badge>
        {energy !== undefined && (
          <>
            <Badge>{t('positions.energy', { kcal: format.number(energy.kcal) })}</Badge>
            <Badge>
              {t('positions.nutrients', {
                proteins: format.number(energy.proteins),
                fats: format.number(energy.fats),
                carbs: format.number(energy.carbs),
              })}
            </Badge>
          </>
        )}
      </p>
      {allergens.length > 0 && (
        <p className={styles.small}>
          {t('positions.allergens', { names: format.list(allergens.map((code) => toName(t, code))) })}
        </p>
      )}
      {hasExtendedCooking(position) && (
        <p className={styles.notice}>
          <ChefHat />
          {t('positions.extendedCooking')}
        </p>
      )}
    </>
  )
}

/** Another server may send an unknown allergen. Its code is better than silence. */
function toName(t: Text, code: string): string {
  const known = allergenCodes.find((one): one is AllergenCode => one === code)
  return known === undefined ? code : t(`allergen.${known}`)
}
