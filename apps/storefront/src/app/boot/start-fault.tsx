import styles from './settings-screen.module.css'

/** The texts could not be loaded either, so this one page speaks all three languages at once. */
export function StartFault() {
  return (
    <main className={styles.page}>
      <div className={styles.told} role="alert">
        <p lang="ru">Страница не загрузилась. Проверьте связь и обновите её.</p>
        <p lang="en">The page did not load. Check your connection and reload it.</p>
        <p lang="cnr">Stranica se nije učitala. Provjerite vezu i osvježite je.</p>
      </div>
    </main>
  )
}
