import { MapPin } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#i18n/use-text.ts'
import styles from './address-button.module.css'

interface Props {
  address: string
  error: string | undefined
  onClick: () => void
}

/** L-04: on a phone the address is chosen on the map, with a search above it. */
export function AddressButton({ address, error, onClick }: Props) {
  const t = useText()
  const errorId = useId()
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-describedby={errorId}
        onClick={onClick}
      >
        <span className={styles.texts}>
          <span className={styles.label}>{t('location.address')}</span>
          <span className={address === '' ? styles.empty : styles.address}>
            {address === '' ? t('location.enterAddress') : address}
          </span>
        </span>
        <MapPin className={styles.pin} />
      </button>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
