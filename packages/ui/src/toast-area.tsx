import { Toast } from '@base-ui/react/toast'
import { CircleExclamationPoint, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#use-text.ts'
import { takeToasts, useToastQueue } from '#toast-queue.ts'
import styles from './toast.module.css'

const plainMs = 5000
/** Longer with a button: reading and finding it takes time. */
const actionMs = 10_000

/** Base UI runs the timer (it stops under pointer or focus), announces the toast, and handles F6. */
export function ToastArea() {
  const t = useText()
  return (
    <Toast.Provider limit={3} timeout={plainMs}>
      <ToastFeeder />
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('ui.notices')}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastFeeder() {
  const t = useText()
  const { add, close } = Toast.useToastManager()
  const waiting = useToastQueue((queue) => queue.waiting)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const { text, kind = 'plain', undo, action } of takeToasts()) {
      const button = undo === undefined ? action : { label: t('common.undo'), onPress: undo }
      const id = add({
        title: text,
        type: kind,
        priority: kind === 'error' ? 'high' : 'low',
        timeout: button === undefined ? plainMs : actionMs,
        ...(button !== undefined && {
          actionProps: {
            children: button.label,
            onClick: () => {
              button.onPress()
              close(id)
            },
          },
        }),
      })
    }
  }, [waiting, add, close, t])
  return null
}

function Toasts() {
  const t = useText()
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={styles.toast}
      swipeDirection={['down', 'right', 'left']}
    >
      <Toast.Content className={styles.content}>
        {toast.type === 'success' && <CircleCheck className={styles.icon} />}
        {toast.type === 'error' && <CircleExclamationPoint className={styles.icon} />}
        <Toast.Title className={styles.text} render={<p />} />
        {toast.actionProps !== undefined && <Toast.Action className={styles.action} />}
        <Toast.Close className={styles.close} aria-label={t('common.close')}>
          <X />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
