import styles from './brand-mark.module.css'

/** The logo, or the first letter of a brand without one. The name always stands beside it. */
export function BrandMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  if (logoUrl !== null) return <img className={styles.mark} src={logoUrl} alt="" width="36" height="36" />
  return (
    <span className={styles.mark} aria-hidden>
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}
