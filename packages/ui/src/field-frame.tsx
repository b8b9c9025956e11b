import { countCharacters } from '@lavash/rulebook/site/validators'
import { CircleExclamationPoint } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useText } from '#use-text.ts'
import { HiddenText } from '#hidden-text.tsx'
import styles from './field.module.css'

export interface FieldTexts {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** The hint reacts to the last input, so changes are announced. */
  isHintLive?: boolean
  /** Shows the number of characters left. Longer text is not cut: the rule reports it. */
  counterMax?: number
}

interface Props extends FieldTexts {
  id: string
  value: string
  start?: ReactNode
  end?: ReactNode
  isTall?: boolean
  /** The element below which suggestions open. */
  frameRef?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

const fewLeft = 10

/** Everything of a field but the control: edge, floating label, and the text below. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  isHintLive = false,
  counterMax,
  value,
  start,
  end,
  isTall,
  frameRef,
  children,
}: Props) {
  const hasHint = hint !== undefined && error === undefined
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <div ref={frameRef} className={styles.frame} data-tall={isTall || undefined}>
        {start !== undefined && <span className={styles.start}>{start}</span>}
        <div className={styles.box}>
          {children}
          <label className={styles.label} id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        </div>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      <div className={styles.below}>
        <div className={styles.messages}>
          <p className={styles.error} id={`${id}-error`} aria-live="polite">
            {error !== undefined && (
              <>
                <CircleExclamationPoint />
                {error}
              </>
            )}
          </p>
          <p
            className={hasHint ? styles.hint : undefined}
            id={`${id}-hint`}
            aria-live={isHintLive ? 'polite' : undefined}
          >
            {hasHint && hint}
          </p>
        </div>
        {counterMax !== undefined && <Counter length={countCharacters(value)} max={counterMax} />}
      </div>
    </div>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  const t = useText()
  const left = max - length
  return (
    <p className={styles.counter} data-over={left < 0 || undefined}>
      <span aria-hidden>
        {length} / {max}
      </span>
      {/* Announced near the limit only: a message at each letter would drown the letters. */}
      <span aria-live="polite">
        {left >= 0 && left <= fewLeft && <HiddenText>{t('ui.charactersLeft', { count: left })}</HiddenText>}
      </span>
    </p>
  )
}

export function toDescribedBy(id: string, { error, hint }: FieldTexts): string | undefined {
  if (error !== undefined) return `${id}-error`
  return hint === undefined ? undefined : `${id}-hint`
}
