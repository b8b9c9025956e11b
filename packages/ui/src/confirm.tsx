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
  /** What is confirmed cannot be taken back: the focus begins on "cancel". */
  isDanger?: boolean
}

interface Props extends ConfirmTexts {
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  onOther?: () => void
}

/** a dialog or a sheet, never dismissed by a press outside; Escape is the same as "cancel". */
export function Confirm({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  otherLabel,
  isDanger = false,
  onConfirm,
  onCancel,
  onOther,
}: Props) {
  const t = useText()
  const textId = useId()
  const confirmButton = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  return (
    <Popup
      isOpen={isOpen}
      onClose={onCancel}
      closesOutside={false}
      canSwipe={false}
      role="alertdialog"
      size="small"
      describedBy={text && textId}
      title={title ?? t('ui.confirmQuestion')}
      initialFocus={isDanger ? cancelButton : confirmButton}
    >
      {text !== undefined && (
        <p id={textId} className={styles.text}>
          {text}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          ref={confirmButton}
          size="large"
          variant={isDanger ? 'danger' : 'primary'}
          onClick={onConfirm}
        >
          {confirmLabel ?? t('common.ok')}
        </Button>
        {otherLabel !== undefined && (
          <Button size="large" variant="soft" onClick={onOther}>
            {otherLabel}
          </Button>
        )}
        <Button ref={cancelButton} size="large" variant="neutral" onClick={onCancel}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
      </div>
    </Popup>
  )
}
