import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** Headings and captions are for developers, so they stay English in every language of the samples. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading} lang="en">
        {title}
      </h2>
      <div className={styles.samples}>{children}</div>
    </section>
  )
}

interface SampleProps {
  name: string
  isWide?: boolean
  isFlush?: boolean
  children: ReactNode
}

export function Sample({ name, isWide = false, isFlush = false, children }: SampleProps) {
  return (
    <div className={styles.sample} data-wide={isWide || undefined} data-flush={isFlush || undefined}>
      <p className={styles.name} lang="en">
        {name}
      </p>
      {children}
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
