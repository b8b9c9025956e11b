import { Autocomplete } from '@base-ui/react/autocomplete'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '#use-text.ts'
import { FieldFrame, type FieldTexts, toDescribedBy } from '#field-frame.tsx'
import { HiddenText } from '#hidden-text.tsx'
import { IconButton } from '#icon-button.tsx'
import { HighlightedText } from '#highlighted-text.tsx'
import { Spinner } from '#spinner.tsx'
import fieldStyles from './field.module.css'
import styles from './dropped-popup.module.css'

export interface Suggestion {
  id: string
  title: string
  subtitle?: string | undefined
  /** Pairs of start and length in the title. */
  highlights?: readonly (readonly number[])[]
}

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'autoComplete' | 'inputMode' | 'onFocus' | 'onBlur' | 'autoFocus'
>

interface Props<Item extends Suggestion> extends FieldTexts, NativeProps {
  value: string
  onValueChange: (value: string) => void
  items: readonly Item[]
  onPick: (item: Item) => void
  /** The field's text after the choice. The title by default. */
  toText?: (item: Item) => string
  /** Keeps the list open: the chosen text only narrows the search. */
  isKeptOpen?: (item: Item) => boolean
  /** Opens the list for the present text when the field gets the focus. */
  opensOnFocus?: boolean
  /** `idle` before enough is typed: no list is shown. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  emptyText: string
  failedText?: string
  start?: ReactNode
  end?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  isSelectedOnFocus?: boolean
  /** With it a filled field has a clear button. */
  onClear?: () => void
}

/**
 * Free text with suggestions that somebody else finds. Belongs to chunks that come later than the first (44 KB):
 * a field cannot be swapped for another while somebody types into it, so it is not lazy by itself.
 *
 * Base UI's own popup would hide the rest of the page from screen readers while somebody types. The list here is a
 * plain part of the page instead: leaving the field closes it, and a press on it does not leave the field.
 */
export function Combobox<Item extends Suggestion>(props: Props<Item>) {
  const { label, error, hint, counterMax, value, onValueChange, items, onPick, status } = props
  const {
    emptyText,
    failedText,
    start,
    end,
    isRequired,
    isDisabled = false,
    onFocus,
    onBlur,
    ...native
  } = props
  const { isSelectedOnFocus = false, onClear, toText = toTitle, isKeptOpen, opensOnFocus = false } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = isAsked && status !== 'idle'
  const texts: FieldTexts = { label, error, hint, ...(counterMax !== undefined && { counterMax }) }
  const statusProps = { status, count: items.length, emptyText, failedText: failedText ?? emptyText }
  return (
    <Autocomplete.Root<Item>
      items={items}
      mode="none"
      value={value}
      open={isOpen}
      onOpenChange={(open, { reason }) => {
        // The item decides whether choosing it closes the list: see below.
        if (reason !== 'item-press') setIsAsked(open)
      }}
      disabled={isDisabled}
      itemToStringValue={toText}
      onValueChange={(next) => onValueChange(next)}
    >
      <div>
        <FieldFrame
          {...texts}
          id={id}
          value={value}
          start={start}
          end={end ?? (value !== '' && onClear && <Clear label={label} onClear={onClear} inputId={id} />)}
          frameRef={frame}
        >
          <Autocomplete.Input
            {...toInputProps(native)}
            id={id}
            className={fieldStyles.control}
            placeholder=" "
            aria-required={isRequired || undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={toDescribedBy(id, texts)}
            onFocus={(event) => {
              if (isSelectedOnFocus) event.currentTarget.select()
              if (opensOnFocus) setIsAsked(true)
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setIsAsked(false)
              onBlur?.(event)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !isOpen) return
              // Closes only the list. On Android the browser's close watcher would close a dialog around it with the
              // same key.
              event.preventDefault()
              event.stopPropagation()
              event.preventBaseUIHandler()
              setIsAsked(false)
            }}
          />
        </FieldFrame>
        {/* Always rendered: few screen readers announce a live region that appears with its text. */}
        <Autocomplete.Status>
          <HiddenText>{isOpen && <SpokenStatus {...statusProps} />}</HiddenText>
        </Autocomplete.Status>
      </div>
      {isOpen && (
        <Autocomplete.Portal>
          <Autocomplete.Positioner
            className={styles.positioner}
            anchor={frame}
            sideOffset={6}
            align="start"
            onMouseDown={(event) => event.preventDefault()}
          >
            <div
              className={styles.popup}
              data-fit
              data-keys
              data-drops
              aria-busy={status === 'loading' || undefined}
            >
              <SeenStatus {...statusProps} />
              <Autocomplete.List>
                {(item: Item) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    className={styles.item}
                    onClick={() => {
                      onValueChange(toText(item))
                      onPick(item)
                      setIsAsked(isKeptOpen?.(item) === true)
                    }}
                  >
                    <span className={styles.texts}>
                      <HighlightedText text={item.title} highlights={item.highlights ?? []} />
                      {item.subtitle !== undefined && (
                        <span className={styles.subtitle}>{item.subtitle}</span>
                      )}
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  )
}

function toTitle({ title }: Suggestion): string {
  return title
}

function Clear({ label, onClear, inputId }: { label: string; onClear: () => void; inputId: string }) {
  const t = useText()
  return (
    <IconButton
      label={t('ui.clearField', { label })}
      icon={<X />}
      onClick={() => {
        onClear()
        document.getElementById(inputId)?.focus()
      }}
    />
  )
}

function toInputProps({ name, autoComplete = 'off', inputMode, autoFocus }: NativeProps): NativeProps {
  return { name, autoComplete, inputMode, autoFocus }
}

interface StatusProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  count: number
  emptyText: string
  failedText: string
}

function SpokenStatus({ status, count, emptyText, failedText }: StatusProps) {
  const t = useText()
  if (count > 0) return t('ui.suggestions', { count })
  if (status === 'loading') return t('common.loading')
  return status === 'failed' ? failedText : emptyText
}

function SeenStatus({ status, count, emptyText, failedText }: StatusProps) {
  const t = useText()
  // Old suggestions stay until new ones arrive: a flickering list is hard to hit.
  if (count > 0) return null
  return (
    <div className={styles.status} aria-hidden>
      {status === 'loading' && <Spinner />}
      {status === 'loading' ? t('common.loading') : status === 'failed' ? failedText : emptyText}
    </div>
  )
}
