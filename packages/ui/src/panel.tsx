import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface Props {
  title: string
  /** Beside the title: an action on the whole panel. */
  end?: ReactNode
  children: ReactNode
}

/** A card of a page: a heading with its content. */
export function Panel({ title, end, children }: Props) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}
