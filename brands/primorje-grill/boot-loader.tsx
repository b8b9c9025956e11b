import type { BootLoaderSlots } from '@lavash/storefront/brand-slots.ts'
import styles from './boot-loader.module.css'

/** The sea on one side, the question on the other. */
export function BrandBootLoader({ logo, name, tagline, languageSwitch, location }: BootLoaderSlots) {
  return (
    <main className={styles.page}>
      <header className={styles.sea}>
        {logo}
        <h1 className={styles.name}>{name}</h1>
        <p>{tagline}</p>
      </header>
      <div className={styles.shore}>
        <div className={styles.language}>{languageSwitch}</div>
        <section className={styles.location}>{location}</section>
      </div>
    </main>
  )
}
