/** What the document's own script has asked for while the storefront was on its way: early/early-requests.ts. */
export interface EarlyAnswers {
  /** By `${locale} ${url}`. */
  readonly answers: Map<string, Promise<Response>>
  /** What the storefront had to ask for by itself: the document's script is late, and does not ask again. */
  readonly missed: Set<string>
  /** When the time was asked for and heard, by the device's clock; unheard, if it was not told. */
  clock: { readonly askedAtMs: number; heardAtMs?: number } | undefined
}

declare global {
  interface Window {
    lavashEarly?: EarlyAnswers | undefined
  }
}

/** Each is taken once, as the first attempt of its call: whatever it says, a second asks anew. */
export function takeEarly(locale: string, url: string): Promise<Response> | undefined {
  const early = getEarly()
  const key = `${locale} ${url}`
  const answer = early?.answers.get(key)
  if (answer === undefined) early?.missed.add(key)
  early?.answers.delete(key)
  return answer
}

/** For one sync: the next one has times of its own. */
export function takeEarlyClock(): EarlyAnswers['clock'] | undefined {
  const early = getEarly()
  const clock = early?.clock
  if (early !== undefined) early.clock = undefined
  return clock
}

/** After the boot an answer from before it would be an old one. */
export function dropEarly(): void {
  if (getEarly() !== undefined) window.lavashEarly = undefined
}

/** Tests of calls run without a window. */
function getEarly(): EarlyAnswers | undefined {
  return typeof window === 'undefined' ? undefined : window.lavashEarly
}
