import { toHighlightParts } from '#highlight-parts.ts'
import styles from './highlighted-text.module.css'

interface Props {
  text: string
  /** Pairs of start and length. */
  highlights: readonly (readonly number[])[]
}

/** Marks the typed text in a found one. */
export function HighlightedText({ text, highlights }: Props) {
  return toHighlightParts(text, highlights).map((part) =>
    part.isHit ? (
      <mark key={part.start} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
