import { guardStorage } from '#storage/guarded-storage.ts'

const session = guardStorage(() => sessionStorage)

/** What lives as long as the tab. Read as unknown: the caller says what it can use. */
export function findVisitValue(name: string): unknown {
  const text = session.read(name)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function setVisitValue(name: string, value: unknown): void {
  session.write(name, JSON.stringify(value))
}
