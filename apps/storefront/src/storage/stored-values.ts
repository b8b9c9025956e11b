import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { guardStorage } from '@lavash/client/guarded-storage.ts'
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

/** Everything the customer has chosen, in memory. The storage is a copy for the next visit and the other tabs. */
const values = createStore<StoredValues>(() => standIns)
const trouble = createStore<{ hasTrouble: boolean }>(() => ({ hasTrouble: false }))

/** Reads all values. Corrupt ones are dropped one by one, so that one broken key does not cost the others. */
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
 * Reads what another tab has just written, before its event arrives here. If this storage cannot store, memory is
 * newer.
 */
export function rereadStored(key: StorageKey): void {
  if (!trouble.getState().hasTrouble) loadOne(key)
}

/** Follows changes of other tabs. A null key means that all was cleared. Returns the function that stops it. */
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

/** A value computed from a stored one. A component renders again only when the result changes. */
export function useStoredPart<Key extends StorageKey, Part extends string | number | boolean>(
  key: Key,
  select: (value: StoredValues[Key]) => Part,
): Part {
  return useStore(values, (state) => select(state[key]))
}

/**
 * Changes are applied together, so no screen shows a new venue with the old method. Unchanged values are not written:
 * another tab may have changed them, and its event is still on the way.
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

/** Clears the values that the table names for this event, also those that another tab has just written. */
export function clearStoredOn(event: ClearingEvent): void {
  const keys = storageKeys.filter((key) => storageTable[key].clearedOn.includes(event))
  values.setState(Object.fromEntries(keys.map((key) => [key, standIns[key]])))
  for (const key of keys) write(key, standIns[key])
}

/** B-08: clears the whole storage, because nobody can read what other code left there. */
export function forgetStored(): void {
  local.clear()
  values.setState(standIns)
}

/** Whether a value could not be stored for the next visit. */
export function useStorageTrouble(): boolean {
  return useStore(trouble, (state) => state.hasTrouble)
}
