/**
 * One small named value that survives a reload and a crash, seen by all tabs and changed by one at a time. It is in
 * IndexedDB, because a transaction there spans all tabs and is on disk when it succeeds, and because the eighteen
 * keys of localStorage are fixed (B-07).
 */
const databaseName = 'lavash'
const storeName = 'records'

const memory = new Map<string, unknown>()
/** Set after the first refusal of the browser: a record partly on disk and partly in memory would be two records. */
let isInMemory = false

/** `change` gets the current value and returns the new one. Undefined removes it. */
export async function changeRecord<Value>(
  name: string,
  change: (current: unknown) => Value | undefined,
): Promise<Value | undefined> {
  const database = isInMemory ? undefined : await openDatabase()
  try {
    if (database !== undefined) return await changeIn(database, name, change)
  } catch (error) {
    // QuotaExceededError: the disk is full. UnknownError, InvalidStateError: the browser lost the database.
    if (!(error instanceof DOMException)) throw error
  } finally {
    database?.close()
  }
  isInMemory = true
  return changeMemory(name, change)
}

export async function findRecord(name: string): Promise<unknown> {
  return changeRecord(name, (current) => current)
}

function changeIn<Value>(
  database: IDBDatabase,
  name: string,
  change: (current: unknown) => Value | undefined,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(storeName)
    const reading = store.get(name)
    let changed: Value | undefined
    reading.addEventListener('success', () => {
      // If the transaction is aborted, memory continues with the value from disk.
      if (!isInMemory) memory.set(name, reading.result)
      changed = change(reading.result)
      if (changed === undefined) store.delete(name)
      else store.put(changed, name)
    })
    transaction.addEventListener('complete', () => resolve(changed))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('Not kept')))
  })
}

/** Undefined if the browser forbids IndexedDB (private modes, webviews). The value then lives as long as the tab. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const { indexedDB } = globalThis as { indexedDB?: IDBFactory }
    if (indexedDB === undefined) return resolve(undefined)
    try {
      const opening = indexedDB.open(databaseName, 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => resolve(undefined))
    } catch (error) {
      if (error instanceof DOMException) resolve(undefined)
      else reject(toError(error))
    }
    return undefined
  })
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('The browser did not keep a record', { cause })
}

function changeMemory<Value>(
  name: string,
  change: (current: unknown) => Value | undefined,
): Value | undefined {
  const changed = change(memory.get(name))
  if (changed === undefined) memory.delete(name)
  else memory.set(name, changed)
  return changed
}
