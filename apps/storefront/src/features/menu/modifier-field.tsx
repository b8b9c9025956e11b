import {
  chosenCount,
  groupCount,
  itemMaxCount,
  withItemCount,
  withOnlyItem,
} from '@lavash/rulebook/menu/modifier-choice'
import type { StopEnds } from '@lavash/rulebook/availability/venue-stops'
import { type ChosenModifier, modifierControl, type ModifierGroup } from '@lavash/rulebook/menu/modifiers'
import type { ReactNode, Ref } from 'react'
import { useSoldOutText } from '#features/menu/availability-text.ts'
import { toChosenText, toRuleText } from '#features/menu/modifier-rule.ts'
import { useText } from '#i18n/use-text.ts'
import { Badge } from '@lavash/ui/badge.tsx'
import { Checkbox } from '@lavash/ui/checkbox.tsx'
import { ChoiceGroup } from '@lavash/ui/choice-group.tsx'
import { Price } from '@lavash/ui/price.tsx'
import { RadioList } from '@lavash/ui/radio-list.tsx'
import { Stepper } from '@lavash/ui/stepper.tsx'
import styles from './modifier-field.module.css'

interface Props {
  ref: Ref<HTMLFieldSetElement>
  group: ModifierGroup
  /** Items that have run out. */
  stoppedItems: StopEnds
  chosen: readonly ChosenModifier[]
  onChoose: (chosen: readonly ChosenModifier[]) => void
  currency: string
  error: string | undefined
}

/** A modifier group as radios, checkboxes or steppers. */
export function ModifierField(props: Props) {
  const control = modifierControl(props.group)
  if (control === 'radio') return <Radios {...props} />
  return control === 'checkbox' ? <Checkboxes {...props} /> : <Steppers {...props} />
}

const noneId = 0

function Radios({ ref, group, stoppedItems, chosen, onChoose, currency, error }: Props) {
  const t = useText()
  const noteOf = useStopNote(stoppedItems)
  const value = group.items.find(({ id }) => chosenCount(chosen, id) > 0)?.id
  const isOptional = group.minCount === 0
  // A radio cannot be unchecked, so an optional group has a radio for none.
  const none = { value: noneId, label: t('positions.noneOfThem') }
  return (
    <RadioList
      ref={ref}
      label={group.nameUi}
      labelEnd={<Rule group={group} />}
      error={error}
      value={value ?? (isOptional ? noneId : undefined)}
      onValueChange={(id) => onChoose(withOnlyItem(group, chosen, id === noneId ? undefined : id))}
      options={[
        ...(isOptional ? [none] : []),
        ...group.items.map(({ id, name, price }) => ({
          value: id,
          label: name,
          description: noteOf(id),
          isDisabled: stoppedItems.has(id),
          end: toChange(price, currency),
        })),
      ]}
    />
  )
}

function Checkboxes({ ref, group, stoppedItems, chosen, onChoose, currency, error }: Props) {
  const noteOf = useStopNote(stoppedItems)
  return (
    <ChoiceGroup ref={ref} label={group.nameUi} labelEnd={<Rule group={group} />} error={error}>
      {group.items.map((item) => {
        const isChecked = chosenCount(chosen, item.id) > 0
        return (
          <Checkbox
            key={item.id}
            label={item.name}
            {...withDescription(noteOf(item.id))}
            end={toChange(item.price, currency)}
            isChecked={isChecked}
            isDisabled={(isChecked && item.minCount > 0) || itemMaxCount(group, item, chosen) === 0}
            isDivided
            onCheckedChange={(isNow) => onChoose(withItemCount(chosen, item.id, isNow ? 1 : 0))}
          />
        )
      })}
    </ChoiceGroup>
  )
}

function Steppers({ ref, group, stoppedItems, chosen, onChoose, currency, error }: Props) {
  const noteOf = useStopNote(stoppedItems)
  return (
    <ChoiceGroup
      ref={ref}
      label={group.nameUi}
      labelEnd={<Rule group={group} count={groupCount(group, chosen)} />}
      error={error}
    >
      {group.items.map((item) => (
        <div key={item.id} className={styles.row}>
          <span className={styles.name}>
            {item.name}
            {stoppedItems.has(item.id) && <span className={styles.note}>{noteOf(item.id)}</span>}
          </span>
          {item.price > 0 && (
            <span className={styles.price}>
              <Price amountMinor={item.price} currency={currency} isChange />
            </span>
          )}
          <Stepper
            label={item.name}
            value={chosenCount(chosen, item.id)}
            min={item.minCount}
            max={itemMaxCount(group, item, chosen)}
            isDisabled={stoppedItems.has(item.id)}
            onValueChange={(count) => onChoose(withItemCount(chosen, item.id, count))}
          />
        </div>
      ))}
    </ChoiceGroup>
  )
}

/** A free item says nothing: '0 ₽' reads like a price. */
function toChange(amountMinor: number, currency: string): ReactNode {
  return amountMinor === 0 ? undefined : <Price amountMinor={amountMinor} currency={currency} isChange />
}

/** Why an item cannot be chosen, and until when (AV-02). */
function useStopNote(stoppedItems: StopEnds): (itemId: number) => string | undefined {
  const soldOutTextOf = useSoldOutText()
  return (itemId) => (stoppedItems.has(itemId) ? soldOutTextOf(stoppedItems.get(itemId)) : undefined)
}

function withDescription(description: string | undefined): { description?: string } {
  return description === undefined ? {} : { description }
}

/** Once something is chosen, the count is more useful than the rule. */
function Rule({ group, count = 0 }: { group: ModifierGroup; count?: number }) {
  const t = useText()
  const { minCount } = group
  const text = count > 0 ? toChosenText(t, group, count) : toRuleText(t, group)
  return minCount > 0 ? <Badge variant="soft">{text}</Badge> : <span className={styles.rule}>{text}</span>
}
