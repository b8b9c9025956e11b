import { useId, useRef } from 'react'
import { useText } from '#use-text.ts'
import { Button } from '#button.tsx'
import { Popup } from '#popup.tsx'
import styles from './confirm.module.css'

export interface ConfirmTexts {
  title?: string
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  /** A third way, e.g. to remove only what does not fit. */
  otherLabel?: string
  /** The action cannot be undone, so the focus starts on "cancel". */
  isDanger?: boolean
  /** The usual choice: it comes first and stands out. */
  lead?: 'confirm' | 'other' | 'cancel'
  /** Where the focus goes after "cancel". By default to the button that asked. */
  findCancelFocus?: () => HTMLElement | null
}

interface Props extends ConfirmTexts {
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  onOther?: () => void
}

/** a dialog or a sheet. A press outside does not dismiss it, and Escape means "cancel". */
export function Confirm({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  otherLabel,
  isDanger = false,
  lead = 'confirm',
  findCancelFocus,
  onConfirm,
  onCancel,
  onOther,
}: Props) {
  const t = useText()
  const textId = useId()
  const confirmButton = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const isCancelled = useRef(false)
  const cancel = () => {
    isCancelled.current = true
    onCancel()
  }
  const confirmVariant = isDanger ? 'danger' : 'primary'
  const buttons = {
    confirm: (
      <Button
        key="confirm"
        ref={confirmButton}
        size="large"
        variant={lead === 'confirm' ? confirmVariant : 'neutral'}
        onClick={onConfirm}
      >
        {confirmLabel ?? t('common.ok')}
      </Button>
    ),
    other: otherLabel !== undefined && (
      <Button key="other" size="large" variant={lead === 'other' ? 'primary' : 'soft'} onClick={onOther}>
        {otherLabel}
      </Button>
    ),
    cancel: (
      <Button
        key="cancel"
        ref={cancelButton}
        size="large"
        variant={lead === 'cancel' ? 'primary' : 'neutral'}
        onClick={cancel}
      >
        {cancelLabel ?? t('common.cancel')}
      </Button>
    ),
  }
  const order = (['confirm', 'other', 'cancel'] as const).toSorted(
    (a, b) => Number(b === lead) - Number(a === lead),
  )
  return (
    <Popup
      isOpen={isOpen}
      onClose={cancel}
      closesOutside={false}
      canSwipe={false}
      role="alertdialog"
      size="small"
      describedBy={text && textId}
      title={title ?? t('ui.confirmQuestion')}
      initialFocus={isDanger || lead === 'cancel' ? cancelButton : confirmButton}
      finalFocus={() => (isCancelled.current && findCancelFocus?.()) || true}
    >
      {text !== undefined && (
        <p id={textId} className={styles.text}>
          {text}
        </p>
      )}
      <div className={styles.actions}>{order.map((name) => buttons[name])}</div>
    </Popup>
  )
}
