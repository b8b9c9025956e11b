import { type Call, type CallSettings, createCall } from '#api/create-call.ts'

let current: Call | undefined

/** Called once in main.tsx, as soon as the settings are read. */
export function startCalls(settings: CallSettings): void {
  current = createCall(settings)
}

/** The storefront's one way to the server: `await call('restos.show', { params: { restoId } })`. */
export const call: Call = (name, ...options) => {
  if (current === undefined) throw new Error('startCalls comes before the first call')
  return current(name, ...options)
}
