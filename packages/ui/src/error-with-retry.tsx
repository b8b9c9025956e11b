import { CloudExclamationPoint } from 'lucide-react'
import { useText } from '#use-text.ts'
import { Button } from '#button.tsx'
import styles from './empty-state.module.css'

interface Props {
  title?: string
  text: string
  /** The server's message and status, for support. */
  details?: string | undefined
  onRetry: () => void
  isRetrying?: boolean
}

export function ErrorWithRetry({ title, text, details, onRetry, isRetrying = false }: Props) {
  const t = useText()
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-tone="danger">
        <CloudExclamationPoint />
      </span>
      <p className={styles.title}>{title ?? t('ui.wentWrong')}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        <Button onClick={onRetry} isLoading={isRetrying}>
          {t('common.retry')}
        </Button>
      </div>
      {details !== undefined && <p className={styles.details}>{details}</p>}
    </div>
  )
}
