import { ArrowLeft } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { useText } from '#use-text.ts'
import { IconButton } from '#icon-button.tsx'
import styles from './page-header.module.css'

interface Props {
  title: string
  onBack?: MouseEventHandler
  /** At the far end: an icon. */
  end?: ReactNode
}

/** 80 px on a desktop, 56 on a phone; taller only if enlarged text needs it. */
export function PageHeader({ title, onBack, end }: Props) {
  const t = useText()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {onBack !== undefined && (
          <IconButton label={t('common.back')} icon={<ArrowLeft />} onClick={onBack} />
        )}
        <h1 className={styles.title}>{title}</h1>
        {end}
      </div>
    </header>
  )
}
