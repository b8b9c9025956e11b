import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface Props<Value> {
  label: string
  tabs: readonly { value: Value; label: string; content: ReactNode; isDisabled?: boolean }[]
  value: Value
  onValueChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: Props<Value>) {
  return (
    <BaseTabs.Root className={styles.tabs} value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab} disabled={tab.isDisabled}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles.indicator} />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
