import { CircleExclamationPoint } from 'lucide-react'
import styles from './problem-text.module.css'

interface Props {
  text: string | undefined
  /** The id for the control's `aria-describedby`. */
  id?: string
}

/** The error of the control above. Rendered before it has text, so that a screen reader announces it. */
export function ProblemText({ text, id }: Props) {
  return (
    <p className={styles.problem} id={id} aria-live="polite">
      {text !== undefined && (
        <>
          <CircleExclamationPoint />
          {text}
        </>
      )}
    </p>
  )
}
