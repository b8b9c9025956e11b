import styles from './hidden-text.module.css'

interface Props {
  id: string
  className: string | undefined
  text: string | undefined
}

/** Always rendered, or it would not be announced. It takes no room while empty. */
export function LiveError({ id, className, text }: Props) {
  return (
    <p id={id} className={text === undefined ? styles.hidden : className} aria-live="polite">
      {text}
    </p>
  )
}
