import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { guardStorage } from '#storage/guarded-storage.ts'
import {
  type ClearingEvent,
  parseStored,
  standIns,
  type StorageKey,
  storageKeys,
  storageTable,
  type StoredValues,
} from '#storage/storage-table.ts'

const local = guardStorage(() => localStorage)

/** Everything the customer has chosen, alive; the storage is its copy for the next visit and the other tabs. */
const values = createStore<StoredValues>(() => standIns)
const trouble = createStore<{ hasTrouble: boolean }>(() => ({ hasTrouble: false }))

/** Reads all of it anew. Corrupt values are dropped one by one: one broken key must not cost the others. */
export function loadStored(): void {
  for (const key of storageKeys) loadOne(key)
}

function loadOne(key: StorageKey): void {
  const reading = parseStored(key, local.read(key))
  if (!reading.ok) local.remove(key)
  const value = reading.ok ? reading.value : storageTable[key].standIn
  values.setState({ [key]: value })
}

/**
 * What another tab has written a moment ago, before its event arrives here. Where the storage does not hold what it
 * is given, memory knows better.
 */
export function rereadStored(key: StorageKey): void {
  if (!trouble.getState().hasTrouble) loadOne(key)
}

/** Other tabs' changes. A null key means that all was cleared. Gives back what ends it. */
export function followOtherTabs(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === null) loadStored()
    else if (event.key in storageTable) loadOne(event.key as StorageKey)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

export function getStored<Key extends StorageKey>(key: Key): StoredValues[Key] {
  return values.getState()[key]
}

export function useStored<Key extends StorageKey>(key: Key): StoredValues[Key] {
  return useStore(values, (state) => state[key])
}

/** What is computed from a value: whoever shows it is rendered again when the result is another one. */
export function useStoredPart<Key extends StorageKey, Part extends string | number | boolean>(
  key: Key,
  select: (value: StoredValues[Key]) => Part,
): Part {
  return useStore(values, (state) => select(state[key]))
}

/**
 * Several at once are seen at once: no screen shows a new venue with the old method. What stays the same is not written:
 * another tab may have changed it a moment ago, and its event is still on the way.
 */
export function setStored(changes: Partial<StoredValues>): void {
  const old = values.getState()
  values.setState(changes)
  for (const [key, value] of Object.entries(changes) as [StorageKey, unknown][])
    if (JSON.stringify(value) !== JSON.stringify(old[key])) write(key, value)
}

function write(key: StorageKey, value: unknown): void {
  if (value === null) local.remove(key)
  else if (!local.write(key, JSON.stringify(value))) trouble.setState({ hasTrouble: true })
}

/** What a sign-out or a placed order takes away, by the table; also what another tab has written a moment ago. */
export function clearStoredOn(event: ClearingEvent): void {
  const keys = storageKeys.filter((key) => storageTable[key].clearedOn.includes(event))
  values.setState(Object.fromEntries(keys.map((key) => [key, standIns[key]])))
  for (const key of keys) write(key, standIns[key])
}

/** B-08: all of it, also what is not ours: nobody knows how to read it. */
export function forgetStored(): void {
  local.clear()
  values.setState(standIns)
}

/** Whether something could not be kept for the next visit. */
export function useStorageTrouble(): boolean {
  return useStore(trouble, (state) => state.hasTrouble)
}
