import { useFirstText } from '#i18n/use-text.ts'
import styles from './sign-in.module.css'

export function Or() {
  return <p className={styles.or}>{useFirstText()('signIn.or')}</p>
}
