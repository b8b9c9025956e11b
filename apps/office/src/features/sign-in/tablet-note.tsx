import { Link } from '@tanstack/react-router'
import { Tablet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFirstText } from '#i18n/use-text.ts'
import { Notice } from '#parts/notice.tsx'
import styles from './sign-in.module.css'

/** The tablet at the counter is a device, not a person: a manager lets it in. */
export function TabletNote() {
  const t = useFirstText()
  return (
    <Notice icon={<Tablet />}>
      <strong>{t('signIn.tablet')}</strong> {t.rich('signIn.tabletText', { link: linkToCode })}
    </Notice>
  )
}

function linkToCode(words: ReactNode) {
  return (
    <Link to="/pair" className={styles.link}>
      {words}
    </Link>
  )
}
