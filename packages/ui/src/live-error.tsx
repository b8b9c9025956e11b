import styles from './hidden-text.module.css'

interface Props {
  id: string
  className: string | undefined
  text: string | undefined
}

/** Takes no room before it says something, and is there, or it would not be read aloud. */
export function LiveError({ id, className, text }: Props) {
  return (
    <p id={id} className={text === undefined ? styles.hidden : className} aria-live="polite">
      {text}
    </p>
  )
}
