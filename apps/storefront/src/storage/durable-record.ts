/**
 * One small value by name that outlives a reload and a crash, seen by all tabs and changed by one at a time.
 * IndexedDB and not localStorage: a change is one transaction over all tabs, it is on disk before it counts as done,
 * and the eighteen keys stay eighteen.
 */
const databaseName = 'lavash'
const storeName = 'records'

const memory = new Map<string, unknown>()
/** Once the browser has refused: a record that is now here and now there would be two. */
let isInMemory = false

/** `change` gets what is there now and gives what is to be there; undefined removes it. */
export async function changeRecord<Value>(
  name: string,
  change: (current: unknown) => Value | undefined,
): Promise<Value | undefined> {
  const database = isInMemory ? undefined : await openDatabase()
  try {
    if (database !== undefined) return await changeIn(database, name, change)
  } catch (error) {
    // QuotaExceededError: a full phone; UnknownError, InvalidStateError: a database that the browser has lost.
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
      // If the change is taken back, memory goes on from what was on disk.
      if (!isInMemory) memory.set(name, reading.result)
      changed = change(reading.result)
      if (changed === undefined) store.delete(name)
      else store.put(changed, name)
    })
    transaction.addEventListener('complete', () => resolve(changed))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('Not kept')))
  })
}

/** Undefined where a browser forbids it (private modes, webviews): then the value lives as long as the tab. */
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
