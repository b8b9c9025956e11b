import { type MouseEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { later } from '#later.tsx'
import { useIsMobile } from '#layout-mode.ts'
import { Popup } from '#popup.tsx'

const PopoverFrame = later(async () => (await import('#popover-frame.tsx')).PopoverFrame)

export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: (event: MouseEvent) => void
}

interface Props {
  title: string
  renderTrigger: (props: PopoverTriggerProps) => ReactNode
  children: ReactNode
}

/** Text that opens below its button on a desktop and as a sheet on a phone. */
export function Popover({ title, renderTrigger, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const isMobile = useIsMobile()
  const [isOpen, setIsOpen] = useState(false)
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      {renderTrigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => {
          setHasBeenOpen(true)
          setIsOpen(!isOpen)
        },
      })}
      {hasBeenOpen &&
        (isMobile ? (
          <Popup isOpen={isOpen} onClose={close} title={title} size="small">
            {children}
          </Popup>
        ) : (
          <Suspense fallback={null}>
            <PopoverFrame anchor={button} title={title} isOpen={isOpen} onClose={close}>
              {children}
            </PopoverFrame>
          </Suspense>
        ))}
    </>
  )
}
