import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import styles from './dropped-popup.module.css'

interface Props {
  anchor: RefObject<HTMLButtonElement | null>
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

export function PopoverFrame({ anchor, title, isOpen, onClose, children }: Props) {
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open, { event }) => {
        // The button closes it itself. Otherwise its press would close here and open there.
        const isButton = event.target instanceof Node && anchor.current?.contains(event.target) === true
        if (!open && !isButton) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} anchor={anchor} sideOffset={8} align="center">
          <Popover.Popup className={styles.popup} data-panel finalFocus={anchor}>
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
