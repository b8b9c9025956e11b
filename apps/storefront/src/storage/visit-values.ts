import { guardStorage } from '@lavash/client/guarded-storage.ts'

const session = guardStorage(() => sessionStorage)

/** Values that live as long as the tab. The caller checks what was read. */
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
