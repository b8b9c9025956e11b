import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useText } from '#use-text.ts'
import { ignoreSecondTapBelow } from '#ignore-second-tap.ts'
import { IconButton } from '#icon-button.tsx'
import { useIsMobile } from '#layout-mode.ts'
import { useScrollStop } from '#use-scroll-stop.ts'
import styles from './popup.module.css'

export interface PopupProps {
  isOpen: boolean
  /**
   * Called for the close button, Escape, a swipe and a press outside. Without it the popup stays until `isOpen`
   * changes.
   */
  onClose?: (() => void) | undefined
  /** Called after the closing animation: the moment to leave a popup's route. */
  onClosed?: () => void
  title: string
  /** Hides the title visually if the content has a heading or a picture. It is still announced. */
  isTitleHidden?: boolean
  /** Hides the close button if the content has its own. Escape and swipe still close. */
  isCloseHidden?: boolean
  children: ReactNode
  /** Stays visible while the content scrolls. */
  footer?: ReactNode
  /** Width of the dialog: 27, 40 or 56.25 rem. */
  size?: 'small' | 'medium' | 'large'
  /** On a phone: a sheet, or the whole screen for a map or a search. */
  narrowForm?: 'sheet' | 'fullScreen'
  /** Content goes to the edges: a photo, a map, two columns. */
  isFlush?: boolean
  /** Without it the page behind stays bright and usable, for example for the boot loader's language switch. */
  hasScrim?: boolean
  closesOutside?: boolean
  canSwipe?: boolean
  role?: 'dialog' | 'alertdialog'
  /** The id of the text that is announced after the title. */
  describedBy?: string | undefined
  /** Gets the focus at the start. By default the popup, so that its title is announced first. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus after closing. By default the element that had it before. */
  finalFocus?: () => HTMLElement | true
}

/**
 * Dialog and sheet are one Base UI drawer, a dialog that can be swiped. Crossing 840 px changes the style and
 * remounts nothing, so typed text stays.
 */
export function PopupFrame(props: PopupProps) {
  const { isOpen, onClose, onClosed, hasScrim = true, closesOutside = true, canSwipe = true } = props
  const { size = 'medium', narrowForm = 'sheet', role = 'dialog', initialFocus } = props
  const isMobile = useIsMobile()
  const popup = useRef<HTMLDivElement>(null)
  const scrollStop = useScrollStop()
  const form = isMobile ? narrowForm : 'dialog'
  const isSwiped = form === 'sheet' && onClose !== undefined && canSwipe
  return (
    <Drawer.Root
      open={isOpen}
      modal={hasScrim}
      disablePointerDismissal={onClose === undefined || !closesOutside}
      onOpenChange={(open, details) => {
        if (open) return
        if (onClose === undefined) details.cancel()
        else onClose()
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed?.()
      }}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          {/* The scrim also covers a popup below, which would look usable otherwise. */}
          {hasScrim && <Drawer.Backdrop forceRender className={styles.scrim} />}
          <Drawer.Viewport
            className={styles.viewport}
            data-form={form}
            data-scrim={hasScrim || undefined}
            {...(!isSwiped && { 'data-base-ui-swipe-ignore': '' })}
            onClickCapture={({ nativeEvent, currentTarget }) =>
              ignoreSecondTapBelow(currentTarget, nativeEvent)
            }
          >
            <Drawer.Popup
              ref={popup}
              className={styles.popup}
              data-form={form}
              data-size={size}
              role={role}
              {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
              initialFocus={initialFocus ?? popup}
              {...(props.finalFocus && { finalFocus: props.finalFocus })}
            >
              <div className={styles.inner}>
                {isSwiped && <span className={styles.handle} />}
                <PopupHeader {...props} />
                <Drawer.Content
                  {...scrollStop}
                  className={styles.body}
                  data-flush={props.isFlush || undefined}
                >
                  {props.children}
                </Drawer.Content>
                {props.footer !== undefined && <div className={styles.footer}>{props.footer}</div>}
              </div>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}

function PopupHeader(props: PopupProps) {
  const { title, isTitleHidden = false, onClose, role, isCloseHidden = false } = props
  const t = useText()
  // A question has no close button: it needs an answer.
  const hasClose = onClose !== undefined && role !== 'alertdialog' && !isCloseHidden
  return (
    <div className={styles.header} data-bare={isTitleHidden || undefined}>
      <Drawer.Title className={isTitleHidden ? styles.hiddenTitle : styles.title}>{title}</Drawer.Title>
      {hasClose && (
        <IconButton
          label={t('common.close')}
          icon={<X />}
          variant={isTitleHidden ? 'floating' : 'neutral'}
          onClick={onClose}
        />
      )}
    </div>
  )
}
