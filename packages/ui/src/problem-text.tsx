import { CircleExclamationPoint } from 'lucide-react'
import styles from './problem-text.module.css'

interface Props {
  text: string | undefined
  /** Tied to a control by `aria-describedby`. */
  id?: string
}

/** What is wrong with the thing above it. It stands in the page before it says something, so that it is read aloud. */
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
