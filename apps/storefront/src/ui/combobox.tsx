import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { useText } from '#i18n/i18n-provider.tsx'
import { FieldFrame, type FieldTexts, toDescribedBy } from '#ui/field-frame.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { HighlightedText } from '#ui/highlighted-text.tsx'
import { Spinner } from '#ui/spinner.tsx'
import fieldStyles from './field.module.css'
import styles from './list-popup.module.css'

export interface Suggestion {
  id: string
  title: string
  subtitle?: string | undefined
  /** Pairs of start and length in the title. */
  highlights?: readonly (readonly number[])[]
}

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'autoComplete' | 'inputMode' | 'onBlur' | 'autoFocus'
>

interface Props<Item extends Suggestion> extends FieldTexts, NativeProps {
  value: string
  onValueChange: (value: string) => void
  items: readonly Item[]
  onPick: (item: Item) => void
  /** `idle` before enough has been typed: nothing is shown. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  emptyText: string
  failedText?: string
  start?: ReactNode
  end?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
}

/**
 * Free text with suggestions that somebody else finds. Belongs to chunks that come later than the first (44 KB):
 * a field cannot be swapped for another while somebody types into it, so it is not lazy by itself.
 */
export function Combobox<Item extends Suggestion>(props: Props<Item>) {
  const { label, error, hint, counterMax, value, onValueChange, items, onPick, status } = props
  const { emptyText, failedText, start, end, isRequired, isDisabled = false, ...native } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const texts: FieldTexts = { label, error, hint, ...(counterMax !== undefined && { counterMax }) }
  return (
    <Autocomplete.Root<Item>
      items={items}
      mode="none"
      value={value}
      disabled={isDisabled}
      itemToStringValue={(item) => item.title}
      onValueChange={(next) => onValueChange(next)}
    >
      <FieldFrame {...texts} id={id} length={value.length} start={start} end={end} frameRef={frame}>
        <Autocomplete.Input
          {...toInputProps(native)}
          id={id}
          className={fieldStyles.control}
          placeholder=" "
          // While the list is open Base UI hides the rest from screen readers; a name by reference outlives that.
          aria-labelledby={`${id}-label`}
          aria-required={isRequired || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={toDescribedBy(id, texts)}
        />
      </FieldFrame>
      <Autocomplete.Portal hidden={status === 'idle'}>
        <Autocomplete.Positioner className={styles.positioner} anchor={frame} sideOffset={6} align="start">
          <Autocomplete.Popup
            className={styles.popup}
            data-fit
            data-keys
            aria-busy={status === 'loading' || undefined}
          >
            <Autocomplete.Status>
              <StatusText
                status={status}
                count={items.length}
                emptyText={emptyText}
                failedText={failedText ?? emptyText}
              />
            </Autocomplete.Status>
            <Autocomplete.List>
              {(item: Item) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  className={styles.item}
                  onClick={() => onPick(item)}
                >
                  <span className={styles.texts}>
                    <HighlightedText text={item.title} highlights={item.highlights ?? []} />
                    {item.subtitle !== undefined && <span className={styles.subtitle}>{item.subtitle}</span>}
                  </span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

function toInputProps({
  name,
  autoComplete = 'off',
  inputMode,
  onBlur,
  autoFocus,
}: NativeProps): NativeProps {
  return { name, autoComplete, inputMode, onBlur, autoFocus }
}

interface StatusProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  count: number
  emptyText: string
  failedText: string
}

function StatusText({ status, count, emptyText, failedText }: StatusProps) {
  const t = useText()
  if (status === 'idle') return null
  // Older suggestions stay while newer ones are on their way: a list that blinks cannot be aimed at.
  if (count > 0) return <HiddenText>{t('ui.suggestions', { count })}</HiddenText>
  if (status === 'loading') {
    return (
      <div className={styles.status}>
        <Spinner />
        {t('common.loading')}
      </div>
    )
  }
  return <div className={styles.status}>{status === 'failed' ? failedText : emptyText}</div>
}
