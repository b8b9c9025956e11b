import {
  type Call,
  type CallSettings,
  createCall,
  createOpenStream,
  type OpenStream,
} from '#api/create-call.ts'

let current: { call: Call; openStream: OpenStream } | undefined

/** Called once in main.tsx, as soon as the settings are read. */
export function startCalls(settings: CallSettings): void {
  current = { call: createCall(settings), openStream: createOpenStream(settings) }
}

/** The storefront's one way to the server: `await call('restos.show', { params: { restoId } })`. */
export const call: Call = (name, ...options) => getCurrent().call(name, ...options)

/** The same way for what keeps talking; `listen` reads it. */
export const openStream: OpenStream = (...given) => getCurrent().openStream(...given)

function getCurrent() {
  if (current === undefined) throw new Error('startCalls comes before the first call')
  return current
}
