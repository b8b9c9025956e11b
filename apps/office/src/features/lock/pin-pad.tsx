import { pinMaxLength, pinMinLength } from '@lavash/rulebook/site/limits'
import { Delete } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'
import styles from './pin-pad.module.css'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface Props {
  pin: string
  onPinChange: (pin: string) => void
  onEnter: () => void
  isDisabled: boolean
}

/** Large keys for wet hands; a keyboard types the same digits. A PIN has four to six: Enter says that it is whole. */
export function PinPad({ pin, onPinChange, onEnter, isDisabled }: Props) {
  const t = useText()
  const type = (digit: string) => onPinChange((pin + digit).slice(0, pinMaxLength))
  const erase = () => onPinChange(pin.slice(0, -1))
  useEffect(() => {
    const handleKey = ({ key, target }: KeyboardEvent) => {
      if (isDisabled) return
      if (/^\d$/.test(key)) type(key)
      else if (key === 'Backspace') erase()
      // On a button Enter presses the button.
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) onEnter()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })
  const places = Math.max(pinMinLength, pin.length)
  return (
    <div className={styles.pad}>
      <output className={styles.dots} aria-label={t('counter.pin', { count: String(pin.length) })}>
        {Array.from({ length: places }, (_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place has no other name
          <span key={place} data-filled={place < pin.length || undefined} />
        ))}
      </output>
      <div className={styles.keys}>
        {digits.map((digit) => (
          <Key key={digit} label={digit} isDisabled={isDisabled} onPress={() => type(digit)} />
        ))}
        <button
          type="button"
          className={styles.side}
          aria-label={t('counter.erase')}
          disabled={isDisabled || pin === ''}
          onClick={erase}
        >
          <Delete />
        </button>
        <Key label="0" isDisabled={isDisabled} onPress={() => type('0')} />
        <button
          type="button"
          className={styles.side}
          disabled={isDisabled || pin.length < pinMinLength}
          onClick={onEnter}
        >
          {t('counter.enter')}
        </button>
      </div>
    </div>
  )
}

function Key({ label, isDisabled, onPress }: { label: string; isDisabled: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.key} disabled={isDisabled} onClick={onPress}>
      {label}
    </button>
  )
}
