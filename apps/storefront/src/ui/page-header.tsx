import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './page-header.module.css'

interface Props {
  title: string
  /** A second, quieter line: the address under a menu's name. */
  subtitle?: ReactNode
  onBack?: () => void
  end?: ReactNode
}

/** 80 px on a desktop, 56 on a phone; taller only if enlarged text needs it. */
export function PageHeader({ title, subtitle, onBack, end }: Props) {
  const t = useText()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {onBack !== undefined && (
          <IconButton label={t('common.back')} icon={<ArrowLeft />} onClick={onBack} />
        )}
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
    </header>
  )
}
