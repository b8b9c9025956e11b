import { Popup } from '@lavash/ui/popup.tsx'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useText } from '#i18n/use-text.ts'
import styles from './keys-dialog.module.css'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

const useKeysDialog = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export function openKeys(): void {
  useKeysDialog.setState({ isOpen: true })
}

/** '?' anywhere but in a field. */
export function KeysDialog() {
  const t = useText()
  const { isOpen } = useKeysDialog()
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      openKeys()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  const keys = [
    ['?', t('keys.list')],
    ['↑ ↓', t('keys.rows')],
    ['Enter', t('keys.press')],
    [t('keys.pinKeys'), t('keys.pin')],
    ['Esc', t('keys.close')],
  ]
  return (
    <Popup
      isOpen={isOpen}
      onClose={() => useKeysDialog.setState({ isOpen: false })}
      title={t('keys.title')}
      size="small"
    >
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  )
}
