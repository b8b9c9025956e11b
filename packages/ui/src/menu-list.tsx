import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import styles from './dropped-popup.module.css'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  /** Set on each item of a menu of choices: languages, cities. */
  isChosen?: boolean
  isDisabled?: boolean
  isDanger?: boolean
}

interface Props {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  items: readonly MenuItem[]
  isOpen: boolean
  /** True: the first or the chosen item gets the focus at once. */
  isByKeyboard: boolean
  onClose: () => void
}

/** Before the first paint: a fast second arrow must find the first item. */
function takeFocus(item: HTMLElement | null): void {
  item?.focus({ preventScroll: true })
}

export function MenuList({ anchor, label, items, isOpen, isByKeyboard, onClose }: Props) {
  const chosen = items.find((item) => item.isChosen)
  const first = chosen ?? items.find((item) => item.isDisabled !== true)
  const toRef = (item: MenuItem) => (isByKeyboard && item === first ? takeFocus : undefined)
  const isChoice = items.some((item) => item.isChosen !== undefined)
  return (
    <BaseMenu.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} anchor={anchor} sideOffset={6} align="start">
          <BaseMenu.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            {isChoice ? (
              <BaseMenu.RadioGroup value={chosen?.id}>
                {items.map((item) => (
                  <BaseMenu.RadioItem
                    key={item.id}
                    ref={toRef(item)}
                    value={item.id}
                    closeOnClick
                    className={styles.item}
                    disabled={item.isDisabled}
                    onClick={item.onSelect}
                  >
                    {item.icon}
                    <span className={styles.texts}>{item.label}</span>
                    {item.isChosen === true && <Check className={styles.check} />}
                  </BaseMenu.RadioItem>
                ))}
              </BaseMenu.RadioGroup>
            ) : (
              items.map((item) => (
                <BaseMenu.Item
                  key={item.id}
                  ref={toRef(item)}
                  className={styles.item}
                  data-danger={item.isDanger || undefined}
                  disabled={item.isDisabled}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  <span className={styles.texts}>{item.label}</span>
                </BaseMenu.Item>
              ))
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
