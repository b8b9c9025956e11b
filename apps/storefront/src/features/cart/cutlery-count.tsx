import { personCountMax } from '@lavash/rulebook/site/limits'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import { setWishes, useWishes } from '#order/wishes.ts'
import { useStored } from '#storage/stored-values.ts'
import { Stepper } from '@lavash/ui/stepper.tsx'
import styles from './cart-lines.module.css'

/** K-11: sets of cutlery, as many as people until the customer says otherwise. */
export function CutleryCount() {
  const t = useText()
  const persons = useStored('order_person_count')
  const { cutlery = persons } = useWishes()
  if (!getSettings().hasPersonCount) return null
  return (
    <div className={styles.people}>
      <span>{t('cart.cutlery')}</span>
      <Stepper
        label={t('cart.cutlery')}
        value={cutlery}
        min={0}
        max={personCountMax}
        onValueChange={(next) => setWishes({ cutlery: next })}
      />
    </div>
  )
}
