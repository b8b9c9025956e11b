import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import { later } from '#later.tsx'
import type { MenuItem } from '#menu-list.tsx'

const MenuList = later(async () => (await import('#menu-list.tsx')).MenuList)

export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface Props {
  label: string
  items: readonly MenuItem[]
  /** `(props) => <Chip {...props} hasArrow>RU</Chip>` */
  renderTrigger: (props: MenuTriggerProps) => ReactNode
}

/**
 * The button is a plain one, and the menu (54 KB) loads with the first press. Base UI's own trigger would pull all of
 * it into the first chunk.
 */
export function Menu({ label, items, renderTrigger }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const [isByKeyboard, setIsByKeyboard] = useState(false)
  const open = (byKeyboard: boolean) => {
    setIsByKeyboard(byKeyboard)
    setHasBeenOpen(true)
    setIsOpen(true)
  }
  return (
    <>
      {renderTrigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        // A click by Enter or Space has detail 0.
        onClick: (event) => (isOpen ? setIsOpen(false) : open(event.detail === 0)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(true)
        },
      })}
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <MenuList
            anchor={button}
            label={label}
            items={items}
            isOpen={isOpen}
            isByKeyboard={isByKeyboard}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
